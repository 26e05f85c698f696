import { readAnswerFeatures } from '#domain/interview/answer-features.ts';
import { isTold } from '#domain/interview/find-gap.ts';
import { fittedTalk } from '#domain/interview/fitted/fitted-talk.ts';
import { type NamedFeatures, readIntentFeatures } from '#domain/interview/intent-features.ts';
import { GAPS, type Gap, INTENTS, type Intent } from '#domain/interview/move.ts';
import { readIntent } from '#domain/interview/read-intent.ts';
import { type Likelihood, likeliest, type TalkWeights } from '#domain/interview/talk-weights.ts';
import { type Fit, round } from './fit.ts';
import { learnLikelihood } from './learn-likelihood.ts';
import { tabulate } from './logistic.ts';
import { readTalkExamples, TALK_CORPUS, TALK_FILES, type TalkExamples } from './talk-corpus.ts';

/**
 * Of the follow-ups asked on sets that were left out this share has to fit, and of those for one gap at least that; it
 * is set high because what was written here has seen those sets, and a new one has surprises.
 */
const FOLLOW_UPS_THAT_FIT = 0.92;
const OF_EACH_GAP = 0.7;
/** Nothing is asked on less than even odds, however few the examples; and nothing reaches `NEVER`. */
const LEAST_SURE = 0.5;
const NEVER = 1;
/** What weighs less is not kept: on sets left out nothing is read worse without it, and the file is a third as long. */
const LEAST_WEIGHT = { answer: 0.15, others: 0.2, gaps: 0.15 };

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
  const said = sayings.map(({ said, question, intent, source }) => ({
    said,
    question,
    intent,
    source,
    features: readIntentFeatures(said, question),
  }));
  const judged = answers.map(({ question, type, said, followUp, alsoOk, source }) => ({
    followUp,
    alsoOk,
    source,
    isTold: (gap: Gap) => isTold(gap, { type, text: question }, said),
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
  said: string;
  question: string;
  intent: Intent;
  source: string;
  features: NamedFeatures;
}

interface Judged {
  followUp: Gap | 'none';
  alsoOk: readonly string[];
  source: string;
  /** Whether this is told however likely it is to lack. */
  isTold: (gap: Gap) => boolean;
  features: NamedFeatures;
}

function learnAnswer(said: readonly Said[]): Likelihood {
  const others = said.filter(({ intent }) => intent !== 'answer');
  // What is no answer counts twice: there is less of it to learn from.
  const examples = [...said, ...others];
  return learnLikelihood(
    tabulate(examples.map(({ features }) => features)),
    examples.map(({ intent }) => intent === 'answer'),
    { penalty: 1, fewest: 3, least: LEAST_WEIGHT.answer },
  );
}

function learnOthers(said: readonly Said[]): TalkWeights['others'] {
  // Some answers are learned from too, or any story would sound like grief beside short requests.
  const answers = said.filter(({ intent }) => intent === 'answer').filter((_, i) => i % ONE_ANSWER_IN === 0);
  const others = [...said.filter(({ intent }) => intent !== 'answer'), ...answers];
  const table = tabulate(others.map(({ features }) => features));
  const known = INTENTS.filter((known) => known !== 'answer' && others.some(({ intent }) => intent === known));
  return Object.fromEntries(
    known.map((known) => [
      known,
      learnLikelihood(
        table,
        others.map(({ intent }) => intent === known),
        { penalty: 1, fewest: 3, least: LEAST_WEIGHT.others },
      ),
    ]),
  );
}

const ONE_ANSWER_IN = 6;

function learnGaps(judged: readonly Judged[]): TalkWeights['gaps'] {
  const known = GAPS.filter((gap) => judged.filter(({ followUp }) => followUp === gap).length >= FEWEST_OF_A_GAP);
  return Object.fromEntries(
    known.map((gap) => {
      // An answer where this would do as well is neither for nor against it.
      const clear = judged.filter(({ followUp, alsoOk }) => followUp === gap || !alsoOk.includes(gap));
      return [
        gap,
        learnLikelihood(
          tabulate(clear.map(({ features }) => features)),
          clear.map(({ followUp }) => followUp === gap),
          { penalty: 2, fewest: 4, least: LEAST_WEIGHT.gaps },
        ),
      ];
    }),
  );
}
const FEWEST_OF_A_GAP = 8;

/**
 * The highest likelihood at which hardly an answer is taken for something else, which is worse than a request missed; as
 * the words are read with all rules, on examples left out.
 */
function findAnswersFrom(said: readonly Said[]): number {
  const read = leaveOut(said, (rest, left) => {
    const weights = { answer: learnAnswer(rest), others: learnOthers(rest), gaps: {}, sureOf: {} };
    return left
      .filter(({ intent }) => intent === 'answer')
      .map(({ said, question }) => ANSWERS_FROM.map((from) => readsAnAnswer(said, question, from, weights)));
  });
  const lost = (i: number) => read.filter((each) => !each[i]).length / Math.max(1, read.length);
  return ANSWERS_FROM.findLast((_, i) => lost(i) <= ANSWERS_LOST) ?? (ANSWERS_FROM[0] as number);
}
const readsAnAnswer = (
  said: string,
  question: string,
  from: number,
  weights: Omit<TalkWeights, 'answer'> & { answer: Likelihood },
) => readIntent(said, question, { ...weights, answer: { ...weights.answer, from } }).answers;
/** Whatever is as likely an answer as not is one. */
const ANSWERS_FROM = [0.2, 0.25, 0.3, 0.35, 0.4, 0.45];
/** Few, because `sayings` has seen most of those sets, and new ones hold surprises. */
const ANSWERS_LOST = 0.008;

/**
 * The lowest likelihood at which enough of the follow-ups fit, the same for every gap so that few examples decide nothing,
 * and never for a gap whose own follow-ups fit too seldom; on the sets by other hands, each left out.
 */
function findSureOfGaps(judged: readonly Judged[]): Partial<Record<Gap, number>> {
  const asked = leaveOut(judged, (rest, left) => {
    const models = learnGaps(rest);
    return left.flatMap(({ features, followUp, alsoOk, isTold }) => {
      const best = likeliest(models, features);
      return best && !isTold(best.name)
        ? [{ ...best, fits: best.name === followUp || alsoOk.includes(best.name) }]
        : [];
    });
  }).sort((a, b) => b.likelihood - a.likelihood);
  let fitting = 0;
  let lowest = NEVER;
  for (const [i, { likelihood, fits }] of asked.entries()) {
    if (fits) fitting++;
    if (fitting >= FOLLOW_UPS_THAT_FIT * (i + 1)) lowest = likelihood;
  }
  const sure = round(Math.max(lowest, LEAST_SURE), 2);
  return Object.fromEntries(
    GAPS.map((gap) => {
      const own = asked.filter(({ name, likelihood }) => name === gap && likelihood >= sure);
      // One more that does not fit is assumed, so that a few lucky asks prove nothing.
      const isProven = own.filter(({ fits }) => fits).length >= OF_EACH_GAP * (own.length + 1);
      return [gap, isProven ? sure : NEVER];
    }),
  );
}

/** Judges what is said in each set by other hands after learning from all else. */
function leaveOut<Item extends { source: string }, Result>(
  items: readonly Item[],
  judge: (rest: readonly Item[], left: readonly Item[]) => Result[],
): Result[] {
  return TALK_FILES.filter((file) => items.some(({ source }) => source === file)).flatMap((file) =>
    judge(
      items.filter(({ source }) => source !== file),
      items.filter(({ source }) => source === file),
    ),
  );
}
