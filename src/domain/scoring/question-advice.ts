import type { Criterion, Penalty, ScoredQuestion } from '#contract/results.ts';
import { areFewFillers } from './few-fillers.ts';
import type { Axis } from './findings.ts';
import { findingOf, overUsual } from './stands-out.ts';
import { type Answered, cureOf, FEWEST_POINTS, isSensitive, openRows, shortQuote } from './texts.ts';

const MOST = 3;

/** Parts of an answer that ask for the same as a criterion does: said on one axis, it is not said again on another. */
const SAME_AS: Record<string, Criterion['id']> = {
  Result: 'outcome',
  Impact: 'outcome',
  Outcome: 'outcome',
  Action: 'own_actions_or_reasoning',
  Approach: 'own_actions_or_reasoning',
  Growth: 'insight_or_fit',
};

interface Change {
  finding: string;
  title: string;
  detail: string;
  quote: string;
  gains: number;
  axis: Axis;
}

/**
 * What to change in one answer: what stands out most, each thing once, and what it brings on its own axis. The
 * conciseness is that of one response; `weight` is the share that it has in that of the question.
 */
export function questionAdvice(
  criteria: readonly Criterion[],
  conciseness: readonly Penalty[],
  weight: number,
  structure: readonly Penalty[],
  answered: Answered,
): NonNullable<ScoredQuestion['advice']> {
  const earned = openRows(criteria).map(
    (row): Change => ({
      ...cureOf(row, answered),
      finding: row.id,
      quote: '',
      gains: row.max - row.points,
      axis: 'problem_answer',
    }),
  );
  const byLabel = new Map<string, Change>();
  const words = weight * answered.text.split(/\s+/).length;
  const wasteful = conciseness.filter((penalty) => !areFewFillers(penalty, conciseness, words));
  const penalties = [
    ...wasteful.map((penalty) => ({ penalty, axis: 'conciseness' as const, weight })),
    ...structure.map((penalty) => ({ penalty, axis: 'structure' as const, weight: 1 })),
  ];
  for (const { penalty, axis, weight: share } of penalties) {
    // Two axes may find the same, and each is out of 100.
    const key = `${axis} ${penalty.label}`;
    const known = byLabel.get(key);
    if (known) known.gains += share * penalty.points;
    else
      byLabel.set(key, {
        finding: findingOf(penalty),
        title: penalty.suggestion,
        detail: penalty.reason,
        quote: isSensitive(penalty.quote) ? '' : shortQuote(penalty.quote),
        gains: share * penalty.points,
        axis,
      });
  }
  const seen = new Set<string>();
  const isNew = (thing: string) => !seen.has(thing) && seen.add(thing);
  return [...earned, ...byLabel.values()]
    .filter(({ gains }) => gains >= FEWEST_POINTS)
    .sort((a, b) => overUsual(b.finding, b.gains) - overUsual(a.finding, a.gains))
    .filter(({ title, finding }) => title !== '' && isNew(title) && isNew(SAME_AS[finding] ?? finding))
    .slice(0, MOST)
    .map(({ title, detail, quote, gains, axis }) => ({ title, detail, quote, gains: Math.round(gains), axis }));
}
