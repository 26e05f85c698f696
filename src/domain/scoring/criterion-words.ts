import { THE_REST } from '#domain/report/catalogue.ts';
import type { CriterionId } from './findings.ts';

/** What words that earned a criterion do, for where they stand beside it. */
const MERITS: Record<CriterionId, string> = {
  addresses_question: 'It answers what was asked.',
  specific_episode_or_position: 'It names one case, or one clear view.',
  own_actions_or_reasoning: 'It makes your own part clear.',
  concrete_detail: 'It names things instead of speaking in general.',
  outcome: 'It says what came of it.',
  insight_or_fit: 'It shows what you took from it, or how it fits.',
};

/** What is taken off stands on, where a row does not say it itself; the first four are of older reports. */
const TAKEN: Record<string, string> = {
  'Could be said by anybody': 'Anybody could say this, so it tells little about you.',
  'Words for any answer':
    'Words like “always”, “every” and “very” could stand in any answer. That is counted over the whole answer.',
  'Many small words':
    'More than four in ten of your words are small ones, like “the” or “it”. That is counted over the whole answer.',
  'Too little said': 'This answer is too short to show much.',
  [THE_REST.label]: THE_REST.reason,
};
export const whyTaken = (label: string): string => TAKEN[label] ?? '';

/** '' for a criterion of another judge. */
export const meritOfCriterion = (id: string): string => (MERITS as Record<string, string | undefined>)[id] ?? '';
