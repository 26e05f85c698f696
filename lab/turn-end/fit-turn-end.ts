import { z } from 'zod';
import {
  finishedLikelihood,
  finishedScoreOf,
  heardWords,
  type TurnEndWeights,
  turnEndFeatures,
} from '#domain/turn-end/finished-words.ts';
import { fittedTurnEnd } from '#domain/turn-end/fitted-turn-end.ts';
import { corpusFiles, readCorpusFile } from '#lab/corpus.ts';
import { type Fit, round } from '#lab/fit/fit.ts';
import { fitLogistic } from '#lab/fit/logistic.ts';
import { type CutAnswer, cutAnswer } from './cut-answers.ts';
import { type Pause, readPauses } from './pauses.ts';

/** Every shape in which the corpus holds what a person said to a question. */
const SAID = z.union([
  z.object({ said: z.string() }).transform(({ said }) => [said]),
  z
    .object({ sentences: z.array(z.object({ text: z.string() })) })
    .transform(({ sentences }) => [sentences.map(({ text }) => text).join(' ')]),
  z
    .object({ answers: z.array(z.object({ text: z.string() })) })
    .transform(({ answers }) => answers.map(({ text }) => text)),
  z
    .object({ transcript: z.array(z.object({ speaker: z.string(), text: z.string() })) })
    .transform(({ transcript }) => transcript.filter(({ speaker }) => speaker !== 'ai').map(({ text }) => text)),
]);

const LEARNED =
  /^(?:told|answers|asides|talk|candidates|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliet|mixed|professions|newcomers|trades|campus|office)(?:-|$)/;

/** Pauses that a person marked, as people talk: by these it is told from where on words count as finished. */
const TYPICAL = ['pauses-a', 'pauses-b'];
/** The same written around a few words, to learn from alone. */
const AROUND_WORDS = ['pauses-c'];
const MARKED = [...TYPICAL, ...AROUND_WORDS];
/** Came after the last fit; the next one learns from it. */
const NOT_YET = /^(?:answers-[d-f]|asides-[n-s]|told-[g-z]|sayings-3)$/;

/** Pauses that a person marked say more than those cut by chance. */
const MARKED_COPIES = 10;
/** A feature that fewer examples have, or that weighs less, is left out. */
const FEWEST = 8;
const LEAST_WEIGHT = 0.1;
const PENALTY = 10;
/** So many of the ends by an author whom a fit has not seen sound finished to it, that is more likely than not. */
const FINISHED_SHARE = 0.62;

export const fitTurnEnd: Fit<TurnEndWeights> = {
  name: 'turn-end',
  learnsFrom: corpusFiles((name) => (LEARNED.test(name) && !NOT_YET.test(name)) || MARKED.includes(name)),
  file: 'models/turn-end.json',
  measuredBy: '`npm run bench -- patience`, kept in docs/design/live-interview.md',
  fitted: fittedTurnEnd,
  learn(files) {
    const cuts = files.filter((name) => !MARKED.includes(name)).flatMap(cutCorpus);
    const marked = (names: readonly string[]) => names.filter((name) => files.includes(name)).map(readPauses);
    return learnMarked(cuts, marked(TYPICAL), marked(AROUND_WORDS).flat());
  },
};

/** How finished words sound to fits that have not seen their speakers: half of these are left out at a time. */
export function finishedToStrangers(): (pause: Pause) => number {
  const cuts = fitTurnEnd.learnsFrom.filter((name) => !MARKED.includes(name)).flatMap(cutCorpus);
  const authors = TYPICAL.map(readPauses);
  const besides = AROUND_WORDS.flatMap(readPauses);
  const speakers = [...new Set([...authors.flat(), ...besides].map(({ speaker }) => speaker))];
  const halfOf = ({ speaker }: Pause) => speakers.indexOf(speaker) % 2;
  const halves = [0, 1].map((half) =>
    learnMarked(
      cuts,
      authors.map((author) => author.filter((pause) => halfOf(pause) !== half)),
      besides.filter((pause) => halfOf(pause) !== half),
    ),
  );
  return (pause) => finishedLikelihood(halves[halfOf(pause)] as TurnEndWeights, pause.words);
}

function learnMarked(
  cuts: readonly CutAnswer[],
  authors: readonly (readonly Pause[])[],
  besides: readonly Pause[],
): TurnEndWeights {
  const learned = learnFrom(cuts, [...authors.flat(), ...besides]);
  return { ...learned, offset: round(learned.offset - finishedScore(cuts, authors, besides), 2) };
}

function learnFrom(cuts: readonly CutAnswer[], marked: readonly Pause[]): TurnEndWeights {
  const copies = marked.flatMap(({ words, silentMs }) =>
    Array(MARKED_COPIES).fill({ words, isEnd: silentMs === null }),
  );
  const examples = [...cuts, ...copies].map(({ words, isEnd }) => ({
    features: Object.fromEntries(turnEndFeatures(heardWords(words)).map((feature) => [feature, 1])),
    isTrue: isEnd,
  }));
  const { offset, weights } = fitLogistic(examples, { penalty: PENALTY, fewest: FEWEST });
  const kept = Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  return { offset, weights: Object.fromEntries(kept.map(([name, weight]) => [name, round(weight, 2)])) };
}

/** The score from which on words count as finished, so that most ends do whose author the fit has not seen. */
function finishedScore(
  cuts: readonly CutAnswer[],
  marked: readonly (readonly Pause[])[],
  besides: readonly Pause[],
): number {
  const scores = marked.flatMap((author) => {
    const weights = learnFrom(cuts, [...marked.filter((other) => other !== author).flat(), ...besides]);
    return author.filter(({ silentMs }) => silentMs === null).map(({ words }) => finishedScoreOf(weights, words));
  });
  scores.sort((a, b) => b - a);
  return scores[Math.floor(FINISHED_SHARE * scores.length)] ?? 0;
}

const cutCorpus = (name: string): CutAnswer[] => readCorpusFile(name, z.array(SAID)).flat().flatMap(cutAnswer);
