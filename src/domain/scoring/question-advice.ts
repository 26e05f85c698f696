import type { Criterion, Penalty, ScoredQuestion } from '#contract/results.ts';
import { CURE, isSensitive, openRows, shortQuote } from './texts.ts';

const MOST = 3;
/** Less is not worth a change. */
const FEWEST_POINTS = 3;

/** What to change in one answer: what is gained most, each thing once. */
export function questionAdvice(
  criteria: readonly Criterion[],
  penalties: readonly Penalty[],
): NonNullable<ScoredQuestion['advice']> {
  const earned = openRows(criteria).map((row) => ({ ...CURE[row.id], quote: '', gains: row.max - row.points }));
  const byLabel = new Map<string, { title: string; detail: string; quote: string; gains: number }>();
  for (const penalty of penalties) {
    const known = byLabel.get(penalty.label);
    if (known) known.gains += penalty.points;
    else
      byLabel.set(penalty.label, {
        title: penalty.suggestion,
        detail: penalty.reason,
        quote: isSensitive(penalty.quote) ? '' : shortQuote(penalty.quote),
        gains: penalty.points,
      });
  }
  const seen = new Set<string>();
  return [...earned, ...byLabel.values()]
    .filter(({ gains }) => gains >= FEWEST_POINTS)
    .sort((a, b) => b.gains - a.gains)
    .filter(({ title }) => title !== '' && !seen.has(title) && seen.add(title))
    .slice(0, MOST)
    .map((item) => ({ ...item, gains: Math.min(100, item.gains) }));
}
