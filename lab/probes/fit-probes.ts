import { FITTED_PROBES } from '#domain/probes/fitted-probes.ts';
import { type ProbeWeights, probeFeatures } from '#domain/probes/probe-fits.ts';
import { PROBES } from '#domain/probes/probes.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { corpusFiles } from '#lab/corpus.ts';
import { type Fit, round } from '#lab/fit/fit.ts';
import { fitLogistic } from '#lab/fit/logistic.ts';
import { type MarkedAnswer, readMarkedAnswers } from './marked-answers.ts';

/** Few answers stand behind each probe. */
const PENALTY = 4;

/** Which probe fits after which answer, of what readers made of each after the same answers. */
export const fitProbes: Fit<ProbeWeights> = {
  name: 'probes',
  learnsFrom: corpusFiles((name) => name.startsWith('asked-on-')),
  file: 'models/probes.json',
  measuredBy: '`npm run -s eval -- --probes`, kept in docs/design/conversation.md',
  fitted: FITTED_PROBES,
  learn: (files) => learnProbes(readMarkedAnswers(files)),
};

export function learnProbes(answers: readonly MarkedAnswer[]): ProbeWeights {
  const learned: ProbeWeights = {};
  for (const probe of PROBES) {
    const examples = answers
      .filter(({ marks }) => marks.has(probe))
      .map((answer) => ({
        features: probeFeatures((part) => (answer.told[part] ? 1 : 0), wordsOf(answer.said).words.length),
        isTrue: answer.marks.get(probe) === true,
      }));
    if (examples.length === 0) continue;
    const { offset, weights } = fitLogistic(examples, { penalty: PENALTY });
    const kept = Object.entries(weights).map(([name, weight]) => [name, round(weight, 2)] as const);
    learned[probe] = {
      offset: round(offset, 2),
      weights: Object.fromEntries(kept.filter(([, weight]) => weight !== 0)),
    };
  }
  return learned;
}
