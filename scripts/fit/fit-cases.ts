import { likelihoodOfCase, readCaseFeatures } from '#domain/interview/case-likelihood.ts';
import { fittedCases } from '#domain/interview/fitted/fitted-cases.ts';
import { asksForOccasion } from '#domain/interview/subject-of-question.ts';
import type { EventWeights, Likelihood } from '#domain/interview/talk-weights.ts';
import { LABELLED_FILES, readLabelledFile } from '#scripts/labelled-corpus.ts';
import { type Fit, round } from './fit.ts';
import { learnLikelihood, likelihoodsLeftOut } from './learn-likelihood.ts';
import { tabulate } from './logistic.ts';

/** From here on readers found a story, and up to there none, or one that says nothing. */
const A_STORY = 60;
const NO_STORY = 30;
/** Of what passes for a case, left out of the fit, this share has to be the beginning of a story. */
const OF_A_STORY = 0.885;
/** What weighs less is not kept. */
const LEAST_WEIGHT = 0.05;

export interface Beginning {
  said: string;
  isCase: boolean;
  source: string;
}

/** Scored answers; some came after cases were learned. */
const CAME_AFTER: readonly string[] = ['golf', 'hotel', 'india', 'juliet'];
const BEGINNING_FILES = LABELLED_FILES.filter((name) => !CAME_AFTER.includes(name));

/** Learns how likely it is that a case is named, from how answers begin that turned out to be a story, or none. */
export const fitCases: Fit<EventWeights> = {
  name: 'cases',
  learnsFrom: BEGINNING_FILES,
  file: 'src/domain/interview/fitted/fitted-cases.ts',
  type: { name: 'EventWeights', from: '#domain/interview/talk-weights.ts' },
  exportedAs: 'fittedCases',
  fitted: fittedCases,
  learn: (files) => {
    const beginnings = readBeginnings(files);
    return { ...learnCases(beginnings), sure: findSure(leaveOut(beginnings)) };
  },
};

/** The first sentence and the first two of each answer that readers were sure of, where a story was asked for. */
export const readBeginnings = (files: readonly string[]): Beginning[] =>
  LABELLED_FILES.filter((name) => files.includes(name)).flatMap((source) =>
    readLabelledFile(source).flatMap(({ request, text, wanted }) => {
      const { type, text: question } = request.question;
      const judged = wanted.problem_answer;
      if ((type !== 'behavioral' && !asksForOccasion(question)) || (judged > NO_STORY && judged < A_STORY)) return [];
      const sentences = text.split(/(?<=[.?!])\s+/);
      const pieces = new Set([sentences[0] ?? '', sentences.slice(0, 2).join(' ')]);
      return [...pieces].map((said) => ({ said, source, isCase: judged >= A_STORY }));
    }),
  );

const learnCases = (beginnings: readonly Beginning[]): Likelihood =>
  learnLikelihood(
    tabulate(beginnings.map(({ said }) => readCaseFeatures(said))),
    beginnings.map(({ isCase }) => isCase),
    { penalty: 2, fewest: 5, least: LEAST_WEIGHT },
  );

const leaveOut = (beginnings: readonly Beginning[]) =>
  likelihoodsLeftOut(LABELLED_FILES, beginnings, learnCases, ({ said }, learned) => likelihoodOfCase(said, learned));

/** The lowest likelihood from which on enough of what passes is the beginning of a story. */
function findSure(read: readonly (Beginning & { likelihood: number })[]): number {
  const passing = [...read].sort((a, b) => b.likelihood - a.likelihood);
  let cases = 0;
  let lowest = 1;
  for (const [i, { isCase, likelihood }] of passing.entries()) {
    if (isCase) cases++;
    if (cases >= OF_A_STORY * (i + 1)) lowest = likelihood;
  }
  return round(lowest, 2);
}
