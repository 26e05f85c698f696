import type { CriterionId } from './findings.ts';

/** What words that earned a criterion do, for where they stand beside it. */
const MERITS: Record<CriterionId, string> = {
  addresses_question: 'It answers what was asked.',
  specific_episode_or_position: 'It puts a listener right there with you.',
  own_actions_or_reasoning: 'It makes your own part clear.',
  concrete_detail: 'It is the kind of detail that only somebody who was there can give.',
  outcome: 'It says what came of it.',
  insight_or_fit: 'It shows what you took from it.',
};

/** What to add where a criterion earned less than it could. */
const GAPS: Record<CriterionId, string> = {
  addresses_question: 'Answer the question in your first sentence.',
  specific_episode_or_position: 'Pick one case and say where and when it was.',
  own_actions_or_reasoning: 'Say what you did yourself, and why.',
  concrete_detail: 'Add one detail that only you could know.',
  outcome: 'Say what was different afterwards.',
  insight_or_fit: 'Say more about what you took from it.',
};

/** '' for a criterion of another judge. */
export const meritOfCriterion = (id: string): string => (MERITS as Record<string, string | undefined>)[id] ?? '';
export const gapOfCriterion = (id: string): string => (GAPS as Record<string, string | undefined>)[id] ?? '';
