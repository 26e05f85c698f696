import type { Criterion } from '#contract/results.ts';
import { THE_REST } from '#domain/report/catalogue.ts';
import type { AnswerFindings, CriterionId } from './findings.ts';
import { sum } from './sum.ts';
import { wholePoints } from './whole-points.ts';

/** The six criteria of problem answer and the most that each can earn; together 100. */
export const CRITERIA: Record<CriterionId, { label: string; max: number }> = {
  addresses_question: { label: 'Answers what was asked', max: 25 },
  specific_episode_or_position: { label: 'A specific case or a clear position', max: 15 },
  own_actions_or_reasoning: { label: 'Your own actions or reasoning', max: 20 },
  concrete_detail: { label: 'Concrete detail', max: 15 },
  outcome: { label: 'An outcome', max: 15 },
  insight_or_fit: { label: 'Insight or fit', max: 10 },
};

/** The problem-answer axis as a bill: what each criterion earned, then named deductions; the rows add up to the score. */
export function billCriteria({ criteria, problemAnswer, ceilings, rest }: AnswerFindings): Criterion[] {
  const ids = Object.keys(CRITERIA) as CriterionId[];
  const found = ids.map((id) => criteria.find((finding) => finding.id === id));
  const whole = wholePoints([
    ...ids.map((id, i) => CRITERIA[id].max * Math.min(1, Math.max(0, found[i]?.level ?? 0))),
    ...problemAnswer.map(({ points }) => -points),
    -rest.problem_answer,
  ]);
  const rows: Criterion[] = ids.map((id, i) => {
    const { label, max } = CRITERIA[id];
    const points = whole[i] ?? 0;
    return { id, label, points, max, quote: points > 0 ? (found[i]?.quote ?? '') : '' };
  });
  problemAnswer.forEach(({ label, quote }, i) => {
    pushDeduction(rows, label, -(whole[ids.length + i] ?? 0), quote);
  });
  pushDeduction(rows, THE_REST.label, -(whole.at(-1) ?? 0), '');
  const [lowest] = ceilings.filter(({ axis }) => axis === 'problem_answer').sort((a, b) => a.most - b.most);
  if (lowest) pushDeduction(rows, lowest.label, totalOf(rows) - lowest.most, '');
  return rows;
}

export const totalOf = (criteria: readonly Criterion[]): number => sum(criteria, ({ points }) => points);

/** Never takes more than is there, so that the rows still add up to a score of at least 0. */
function pushDeduction(criteria: Criterion[], label: string, points: number, quote: string): void {
  const taken = Math.min(Math.round(points), totalOf(criteria));
  if (taken > 0) criteria.push({ id: 'deduction', label, points: -taken, max: 0, quote });
}
