import type { Penalty } from '#contract/results.ts';
import { fittedScoring } from './fitted-scoring.ts';
import { WORD_CHOICE } from './give-over.ts';
import { partOfLabel } from './question-type.ts';

/** Under which name a finding is counted, missing or brief. */
export const findingOf = ({ label }: Pick<Penalty, 'label'>): string =>
  label === WORD_CHOICE.label ? LEARNED_AS : (partOfLabel(label) ?? label);

/** What the words as a whole usually cost was learned under this name. */
const LEARNED_AS = 'Vague words';

/** By how many points more than usual something costs: what everybody loses a little by is nobody's first advice. */
export const overUsual = (finding: string, points: number): number => points - (fittedScoring.usual[finding] ?? 0);

/** The penalties that stand out most first. */
export const byStandingOut = (penalties: readonly Penalty[]): Penalty[] =>
  [...penalties].sort((a, b) => overUsual(findingOf(b), b.points) - overUsual(findingOf(a), a.points));
