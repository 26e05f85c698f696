import { likelihoods } from '#domain/planning/ranking.ts';
import { familyCases, fitFamilies, fitPlanning } from './fit/fit-planning.ts';
import { POSTING_FILES, readPostings } from './labelled-postings.ts';

/** Likelihoods from which a family is taken for sure. */
const BARS = [0, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Files are left out so many groups at a time: a fit for each file would say the same and take three times as long. */
const GROUPS = 4;

/** How often the family of a posting's work is found, each file read with weights that have not seen it. */
export function writeFamiliesReport(): string {
  const cases = Array.from({ length: GROUPS }, (_, group) =>
    POSTING_FILES.filter((_file, at) => at % GROUPS === group)
      .flatMap(readPostings)
      .filter(({ expect }) => expect.sufficient)
      .flatMap((posting) => familyCases(posting, fitPlanning.fitted)),
  );
  const found = cases.flatMap((own, left) => {
    const weights = fitFamilies(cases.filter((_, at) => at !== left).flat());
    return own.map(({ candidates, right }) => {
      const likely = likelihoods(candidates, weights);
      const most = Math.max(...likely);
      return { likelihood: most, isRight: right[likely.indexOf(most)] === true };
    });
  });
  const share = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`;
  return BARS.map((bar) => {
    const sure = found.filter(({ likelihood }) => likelihood >= bar);
    const wrong = sure.filter(({ isRight }) => !isRight).length;
    return `from ${bar}: sure of ${share(sure.length, found.length)} of ${found.length}, of those wrong ${share(wrong, sure.length)}`;
  }).join('\n');
}
