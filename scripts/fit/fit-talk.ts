import { readAnswerFeatures } from '#domain/interview/answer-features.ts';
import { fittedTalk } from '#domain/interview/fitted/fitted-talk.ts';
import { type NamedFeatures, readIntentFeatures } from '#domain/interview/intent-features.ts';
import { GAPS, type Gap, INTENTS, type Intent } from '#domain/interview/move.ts';
import { type Likelihood, likeliest, likelihoodOf, type TalkWeights } from '#domain/interview/talk-weights.ts';
import { type Fit, round } from './fit.ts';
import { fitLogistic } from './logistic.ts';
import { readTalkExamples, TALK_CORPUS, type TalkExamples } from './talk-corpus.ts';

/** Of the follow-ups asked, this share has to fit. */
const FOLLOW_UPS_THAT_FIT = 0.83;
/** Nothing is asked on less than this, however few the examples; and nothing reaches `NEVER`. */
const LEAST_SURE = 0.25;
const NEVER = 1;
const FOLDS = 4;
const LEAST_WEIGHT = 0.08;

export const fitTalk: Fit<TalkWeights> = {
  name: 'talk',
  learnsFrom: TALK_CORPUS,
  file: 'src/domain/interview/fitted/fitted-talk.ts',
  type: { name: 'TalkWeights', from: '#domain/interview/talk-weights.ts' },
  exportedAs: 'fittedTalk',
  fitted: fittedTalk,
  learn: (files) => learnTalk(readTalkExamples(files)),
};

/** Learns from examples; `thresholds` asks for the likelihoods from where on it is sure. */
export function learnTalk({ sayings, answers }: TalkExamples): TalkWeights {
  const said = sayings.map(({ said, question, intent }) => ({ intent, features: readIntentFeatures(said, question) }));
  const judged = answers.map(({ question, type, said, followUp, alsoOk }) => ({
    followUp,
    alsoOk,
    features: readAnswerFeatures({ text: question, type }, said),
  }));
  return {
    answer: { ...learnAnswer(said), from: findAnswersFrom(said) },
    others: learnOthers(said),
    gaps: learnGaps(judged),
    sureOf: findSureOfGaps(judged),
  };
}

interface Said {
  intent: Intent;
  features: NamedFeatures;
}

interface Judged {
  followUp: Gap | 'none';
  alsoOk: readonly string[];
  features: NamedFeatures;
}

function learnAnswer(said: readonly Said[]): Likelihood {
  const others = said.filter(({ intent }) => intent !== 'answer');
  // What is no answer counts twice: there is less of it to learn from.
  return learn(
    [...said, ...others].map(({ intent, features }) => ({ features, isTrue: intent === 'answer' })),
    1,
    3,
  );
}

function learnOthers(said: readonly Said[]): TalkWeights['others'] {
  const others = said.filter(({ intent }) => intent !== 'answer');
  const known = INTENTS.filter((intent) => others.some((each) => each.intent === intent));
  return Object.fromEntries(
    known.map((known) => [
      known,
      learn(
        others.map(({ intent, features }) => ({ features, isTrue: intent === known })),
        1,
        3,
      ),
    ]),
  );
}

function learnGaps(judged: readonly Judged[]): TalkWeights['gaps'] {
  const known = GAPS.filter((gap) => judged.filter(({ followUp }) => followUp === gap).length >= FEWEST_OF_A_GAP);
  return Object.fromEntries(
    known.map((gap) => {
      // An answer where this would do as well is neither for nor against it.
      const clear = judged.filter(({ followUp, alsoOk }) => followUp === gap || !alsoOk.includes(gap));
      return [
        gap,
        learn(
          clear.map(({ followUp, features }) => ({ features, isTrue: followUp === gap })),
          2,
          4,
        ),
      ];
    }),
  );
}
const FEWEST_OF_A_GAP = 8;

function learn(examples: readonly { features: NamedFeatures; isTrue: boolean }[], penalty: number, fewest: number) {
  const { offset, weights } = fitLogistic(examples, { penalty, fewest, rounds: 25 });
  const kept = Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return {
    offset: round(offset, 2),
    weights: Object.fromEntries(kept.map(([name, weight]) => [name, round(weight, 2)])),
  };
}

/** The likelihood that parts answers from all else best, a lost answer being worse than a request missed; on examples left out. */
function findAnswersFrom(said: readonly Said[]): number {
  const judged = leaveOut(said, (rest, left) => {
    const model = learnAnswer(rest);
    return left.map(({ intent, features }) => ({
      isAnswer: intent === 'answer',
      likelihood: likelihoodOf(model, features),
    }));
  });
  const shareBelow = (isAnswer: boolean, from: number) => {
    const those = judged.filter((each) => each.isAnswer === isAnswer);
    return those.filter(({ likelihood }) => likelihood < from).length / Math.max(1, those.length);
  };
  const cost = (from: number) => 1.5 * shareBelow(true, from) + 1 - shareBelow(false, from);
  const tried = Array.from({ length: 17 }, (_, i) => round(0.1 + i * 0.05, 2));
  const least = Math.min(...tried.map(cost));
  // Near its lowest the cost is flat and its least point chance: the middle of what is about as good holds better.
  const good = tried.filter((from) => cost(from) <= least + ABOUT_AS_GOOD);
  return round(good.reduce((sum, from) => sum + from, 0) / good.length, 2);
}
const ABOUT_AS_GOOD = 0.01;

/** For each gap the lowest likelihood at which enough of the follow-ups for it fit; on examples left out. */
function findSureOfGaps(judged: readonly Judged[]): Partial<Record<Gap, number>> {
  const asked = leaveOut(judged, (rest, left) => {
    const models = learnGaps(rest);
    return left.flatMap(({ features, followUp, alsoOk }) => {
      const best = likeliest(models, features);
      return best ? [{ ...best, fits: best.name === followUp || alsoOk.includes(best.name) }] : [];
    });
  }).sort((a, b) => b.likelihood - a.likelihood);
  return Object.fromEntries(
    GAPS.map((gap) => {
      let fitting = 0;
      let lowest = NEVER;
      for (const [i, { likelihood, fits }] of asked.filter(({ name }) => name === gap).entries()) {
        if (fits) fitting++;
        // One more that does not fit is assumed, so that a few lucky asks prove nothing.
        if (fitting >= FOLLOW_UPS_THAT_FIT * (i + 2)) lowest = likelihood;
      }
      return [gap, round(Math.max(lowest, LEAST_SURE), 2)];
    }),
  );
}

function leaveOut<Item, Result>(
  items: readonly Item[],
  judge: (rest: readonly Item[], left: readonly Item[]) => Result[],
): Result[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    judge(
      items.filter((_, i) => i % FOLDS !== fold),
      items.filter((_, i) => i % FOLDS === fold),
    ),
  ).flat();
}
