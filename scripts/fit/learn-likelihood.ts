import type { Likelihood } from '#domain/interview/talk-weights.ts';
import { round } from './fit.ts';
import { fitTable, type Table } from './logistic.ts';

const ROUNDS = 25;

/** A logistic model of what is true of each row, rounded, without the weights that are smaller than `least`. */
export function learnLikelihood(
  table: Table,
  isTrue: readonly boolean[],
  { least, ...options }: { penalty: number; fewest: number; least: number },
): Likelihood {
  const labels = isTrue.map((each) => (each ? 1 : 0));
  const { offset, weights } = fitTable(table, labels, { ...options, rounds: ROUNDS });
  const kept = Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= least);
  return {
    offset: round(offset, 2),
    weights: Object.fromEntries(kept.map(([name, weight]) => [name, round(weight, 2)])),
  };
}

/** Each item with its likelihood by what was learned without its file, file by file. */
export const likelihoodsLeftOut = <Item extends { source: string }>(
  files: readonly string[],
  items: readonly Item[],
  learn: (rest: readonly Item[]) => Likelihood,
  likelihoodOf: (item: Item, learned: Likelihood) => number,
): (Item & { likelihood: number })[] =>
  files.flatMap((file) => {
    const learned = learn(items.filter(({ source }) => source !== file));
    return items
      .filter(({ source }) => source === file)
      .map((item) => ({ ...item, likelihood: likelihoodOf(item, learned) }));
  });
