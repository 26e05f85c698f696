import type { Penalty } from '#contract/results.ts';
import { sum } from './sum.ts';
import { WASTE_ROWS } from './waste-rows.ts';

/** One filler is always fine, and so are two in a hundred words. */
const FINE_SHARE = 0.02;

/** Fillers so rare cost what they cost, and nobody is told to begin with them. */
export function areFewFillers({ label }: Penalty, all: readonly Penalty[], words: number): boolean {
  if (label !== WASTE_ROWS.filler.label) return false;
  const marked = all.filter((penalty) => penalty.label === label && penalty.quote !== '');
  const places = sum(marked, ({ more = [] }) => 1 + more.length);
  return places > 0 && places <= Math.max(1, FINE_SHARE * words);
}
