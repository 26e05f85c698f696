import type { Criterion } from '#contract/results.ts';
import type { AnswerEvidence, Evidence } from './evidence.ts';
import type { Cap } from './gates.ts';
import { saturate } from './score-structure.ts';

type CriterionId = Exclude<Criterion['id'], 'deduction'>;

const LABELS: Record<CriterionId, { label: string; max: number }> = {
  addresses_question: { label: 'Answers what was asked', max: 25 },
  specific_episode_or_position: { label: 'A specific case or a clear position', max: 15 },
  own_actions_or_reasoning: { label: 'Your own actions or reasoning', max: 20 },
  concrete_detail: { label: 'Concrete detail', max: 15 },
  outcome: { label: 'An outcome', max: 15 },
  insight_or_fit: { label: 'Insight or fit', max: 10 },
};

const PROFANITY = /\b(fuck\w*|shit\w*|bullshit|asshole|bastard|bitch)\b/gi;

/** The problem-answer axis as a bill: what each criterion earned, then named deductions; the rows add up to the score. */
export function problemAnswerCriteria(text: string, evidence: AnswerEvidence, caps: readonly Cap[]): Criterion[] {
  const levels = measureLevels(evidence);
  const criteria: Criterion[] = (Object.keys(LABELS) as CriterionId[]).map((id) => {
    const { label, max } = LABELS[id];
    const { level, quote } = levels[id];
    const points = Math.round(max * Math.min(1, Math.max(0, level)));
    return { id, label, points, max, quote: points > 0 ? quote : '' };
  });
  const profanities = text.match(PROFANITY) ?? [];
  if (profanities.length > 0)
    pushDeduction(criteria, 'Strong language', Math.min(15, 6 * profanities.length), profanities[0] ?? '');
  if (evidence.offTopicShare > 0.2) {
    const off = evidence.sentences.find((s) => !s.onTopic);
    pushDeduction(criteria, 'Off topic', Math.round(20 * evidence.offTopicShare), off?.text ?? '');
  }
  const lowest = Math.min(100, ...caps.map((cap) => cap.problemAnswer));
  const over = totalOf(criteria) - lowest;
  if (over > 0)
    pushDeduction(
      criteria,
      caps.find((cap) => cap.problemAnswer === lowest)?.reason ?? 'Too little to go on',
      over,
      '',
    );
  return criteria;
}

export const totalOf = (criteria: readonly Criterion[]): number =>
  criteria.reduce((sum, { points }) => sum + points, 0);

/** Never takes more than is there, so that the rows still add up to a score of at least 0. */
function pushDeduction(criteria: Criterion[], label: string, points: number, quote: string): void {
  const taken = Math.min(points, totalOf(criteria));
  if (taken > 0) criteria.push({ id: 'deduction', label, points: -taken, max: 0, quote });
}

function measureLevels(evidence: AnswerEvidence): Record<CriterionId, { level: number; quote: string }> {
  const { counted, type, stems, signalHits, figures } = evidence;
  const story = type === 'behavioral';
  const substance = saturate(evidence.countedWords, story ? 45 : 32);
  const actions = counted.reduce((sum, s) => sum + s.action, 0);
  const reasons = counted.reduce((sum, s) => sum + s.task, 0);
  const outcomes = counted.reduce((sum, s) => sum + s.outcome, 0);
  const best = (of: (s: Evidence) => number) =>
    counted.reduce<Evidence | undefined>((top, s) => (of(s) > (top ? of(top) : 0) ? s : top), undefined)?.text ?? '';
  const depth = saturate(actions + 0.6 * reasons, story ? 2.2 : 1.6);
  const relevance = 0.35 + 0.65 * saturate(signalHits, 1.6);
  const specific = counted.some((s) => s.setup >= 0.8) ? 1 : counted.length > 0 ? 0.35 : 0;
  return {
    addresses_question: { level: substance * relevance * (0.5 + 0.5 * depth), quote: best((s) => s.words.length) },
    specific_episode_or_position: { level: specific * substance, quote: best((s) => s.setup) },
    own_actions_or_reasoning: { level: depth, quote: best((s) => s.action + 0.5 * s.task) },
    concrete_detail: {
      level: 0.45 * saturate(figures, 1.4) + 0.6 * saturate(stems.size, 26),
      quote: best((s) => new Set(s.words).size),
    },
    outcome: { level: saturate(outcomes, 0.6), quote: best((s) => s.outcome) },
    insight_or_fit: {
      level: Math.max(...counted.map((s) => s.learning), 0) * 0.8 + 0.2 * saturate(outcomes, 0.8),
      quote: best((s) => s.learning),
    },
  };
}
