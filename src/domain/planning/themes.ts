import type { PlannedQuestion } from '#contract/interview.ts';

/** What an interview is about, from the topics of its questions; those that every interview has are left out. */
export const themesOf = (questions: readonly Pick<PlannedQuestion, 'topic' | 'type'>[]): string[] => [
  ...new Set(
    questions.filter(({ type }) => !/^(?:intro|motivation|self_assessment)$/.test(type)).map(({ topic }) => topic),
  ),
];
