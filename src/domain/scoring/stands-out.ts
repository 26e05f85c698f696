import type { Penalty } from '#contract/results.ts';
import { fittedScoring } from './fitted/fitted-scoring.ts';
import { partOfLabel } from './question-type.ts';
import { sum } from './sum.ts';
import { WASTE_ROWS } from './waste-rows.ts';

/** Under which name a finding is counted, missing or brief. */
export const findingOf = ({ label }: Pick<Penalty, 'label'>): string => partOfLabel(label) ?? label;

/** By how many points more than usual something costs: what everybody loses a little by is nobody's first advice. */
export const overUsual = (finding: string, points: number): number => points - (fittedScoring.usual[finding] ?? 0);

/** The penalties that stand out most first. */
export const byStandingOut = (penalties: readonly Penalty[]): Penalty[] =>
  [...penalties].sort((a, b) => overUsual(findingOf(b), b.points) - overUsual(findingOf(a), a.points));

/** One filler is always fine, and so are two in a hundred words. */
const FINE_SHARE = 0.02;

/** Fillers so rare cost what they cost, and nobody is told to begin with them. */
export function areFine({ label }: Penalty, all: readonly Penalty[], words: number): boolean {
  if (label !== WASTE_ROWS.filler.label) return false;
  const marked = all.filter((penalty) => penalty.label === label && penalty.quote !== '');
  const places = sum(marked, ({ more = [] }) => 1 + more.length);
  return places > 0 && places <= Math.max(1, FINE_SHARE * words);
}
