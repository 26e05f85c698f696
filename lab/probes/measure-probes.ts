import { probeFeatures, probeFits } from '#domain/probes/probe-fits.ts';
import { PROBES_OF } from '#domain/probes/probes.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { readWith } from '#engines/embedded/embedded-reader.ts';
import { requestFor } from '#lab/first-look-at-reading.ts';
import { readingModel } from '#lab/reading/reading-model.ts';
import { fitProbes, learnProbes } from './fit-probes.ts';
import { readMarkedAnswers } from './marked-answers.ts';

/** An interview asks on after about so many answers to one type of question; none with the same. */
const ASKED_OF_A_TYPE = 4;

/** How often the probes that would be asked fitted, each answer by what was learned from the other readers. */
export async function probesReport(): Promise<string> {
  const model = await readingModel();
  const answers = readMarkedAnswers(fitProbes.learnsFrom);
  const readers = [...new Set(answers.map(({ reader }) => reader))];
  const rates = new Map<string, { first: boolean[]; later: boolean[]; any: boolean[] }>();
  for (const reader of readers) {
    const weights = learnProbes(answers.filter((each) => each.reader !== reader));
    for (const answer of answers.filter((each) => each.reader === reader)) {
      const { told } = readWith(model, requestFor({ ...answer, intent: 'answer' }));
      const features = probeFeatures((part) => told[part]?.likelihood ?? 0, wordsOf(answer.said).words.length);
      const marked = PROBES_OF[answer.type].filter((probe) => answer.marks.has(probe));
      const ranked = [...marked].sort((a, b) => probeFits(weights, b, features) - probeFits(weights, a, features));
      const fitted = ranked.map((probe) => answer.marks.get(probe) === true);
      if (fitted.length === 0) continue;
      const rate = rates.get(answer.type) ?? { first: [], later: [], any: [] };
      rates.set(answer.type, rate);
      rate.first.push(...fitted.slice(0, 1));
      rate.later.push(...fitted.slice(1, ASKED_OF_A_TYPE));
      rate.any.push(...fitted);
    }
  }
  const lines = [...rates].map(
    ([type, { first, later, any }]) => `| ${type} | ${share(first)} | ${share(later)} | ${share(any)} |`,
  );
  return [
    '| question | the likeliest probe fitted | the three behind it | all |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

const share = (held: readonly boolean[]): string =>
  `${held.filter(Boolean).length} of ${held.length} = ${Math.round((100 * held.filter(Boolean).length) / Math.max(1, held.length))} %`;
