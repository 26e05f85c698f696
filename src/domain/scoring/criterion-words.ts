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

/** What to add where a criterion earned less than it could. */
const GAPS: Record<CriterionId, string> = {
  addresses_question: 'Answer the question in your first sentence.',
  specific_episode_or_position: 'Pick one case and say where and when it was.',
  own_actions_or_reasoning: 'Say what you did yourself, and why.',
  concrete_detail: 'Add one detail that only you could know.',
  outcome: 'Say what was different afterwards.',
  insight_or_fit: 'Say what you took from it.',
};

/** The same where the words that earned it are there: nobody is told to do what was done. */
const MORE: Record<CriterionId, string> = {
  addresses_question: 'Stay with the question to the end.',
  specific_episode_or_position: 'Stay with it, and tell what happened.',
  own_actions_or_reasoning: 'Say more about what you did, and why.',
  concrete_detail: 'Add one more detail that only you could know.',
  outcome: 'Say more about what was different afterwards.',
  insight_or_fit: 'Say more about what you took from it.',
};

/** Where points were earned and no words can be pointed at. */
export const EARNED_BY_ALL = 'No one sentence earns this. It comes of the answer as a whole.';

export const SAID_BY_ANYBODY = 'Could be said by anybody';
export const WORDS_FOR_ANY_ANSWER = 'Words for any answer';
export const MANY_SMALL_WORDS = 'Many small words';

/** What is taken off stands on, where a row does not say it itself. */
const TAKEN: Record<string, string> = {
  [SAID_BY_ANYBODY]: 'Anybody could say this, so it tells little about you.',
  [WORDS_FOR_ANY_ANSWER]:
    'Words like “always”, “every” and “very” could stand in any answer. That is counted over the whole answer.',
  [MANY_SMALL_WORDS]:
    'More than four in ten of your words are small ones, like “the” or “it”. That is counted over the whole answer.',
  'Too little said': 'This answer is too short to show much.',
};
export const whyTaken = (label: string): string => TAKEN[label] ?? '';

/** '' for a criterion of another judge. */
export const meritOfCriterion = (id: string): string => (MERITS as Record<string, string | undefined>)[id] ?? '';
export const gapOfCriterion = (id: string, isShown: boolean): string =>
  ((isShown ? MORE : GAPS) as Record<string, string | undefined>)[id] ?? '';
