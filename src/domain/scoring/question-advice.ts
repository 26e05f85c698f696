import type { Criterion, Penalty, ScoredQuestion } from '#contract/results.ts';
import type { Axis } from './findings.ts';
import { findingOf, overUsual } from './stands-out.ts';
import { CURE, isSensitive, openRows, shortQuote } from './texts.ts';

const MOST = 3;
/** Less is not worth a change. */
const FEWEST_POINTS = 3;

interface Change {
  finding: string;
  title: string;
  detail: string;
  quote: string;
  gains: number;
  axis: Axis;
}

/** What to change in one answer: what stands out most, each thing once. */
export function questionAdvice(
  criteria: readonly Criterion[],
  conciseness: readonly Penalty[],
  structure: readonly Penalty[],
): NonNullable<ScoredQuestion['advice']> {
  const earned = openRows(criteria).map(
    (row): Change => ({
      ...CURE[row.id],
      finding: row.id,
      quote: '',
      gains: row.max - row.points,
      axis: 'problem_answer',
    }),
  );
  const byLabel = new Map<string, Change>();
  const penalties = [
    ...conciseness.map((penalty) => ({ penalty, axis: 'conciseness' as const })),
    ...structure.map((penalty) => ({ penalty, axis: 'structure' as const })),
  ];
  for (const { penalty, axis } of penalties) {
    const known = byLabel.get(penalty.label);
    if (known) known.gains += penalty.points;
    else
      byLabel.set(penalty.label, {
        finding: findingOf(penalty),
        title: penalty.suggestion,
        detail: penalty.reason,
        quote: isSensitive(penalty.quote) ? '' : shortQuote(penalty.quote),
        gains: penalty.points,
        axis,
      });
  }
  const seen = new Set<string>();
  return [...earned, ...byLabel.values()]
    .filter(({ gains }) => gains >= FEWEST_POINTS)
    .sort((a, b) => overUsual(b.finding, b.gains) - overUsual(a.finding, a.gains))
    .filter(({ title }) => title !== '' && !seen.has(title) && seen.add(title))
    .slice(0, MOST)
    .map(({ title, detail, quote, gains, axis }) => ({ title, detail, quote, gains: Math.min(100, gains), axis }));
}
