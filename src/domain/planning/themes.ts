import type { PlannedQuestion } from '#contract/interview.ts';

/** Words that are the subject of nothing by themselves: 'right', 'good work', 'same small group'. */
const NO_SUBJECT =
  /^(?:(?:the )?(?:right|good|same|small|new|daily|first|full|key|other|various)(?: (?:work|things?|group|people|level|day|tasks?))*|work|things?|people|others|adults|clients|tasks?|dut(?:y|ies)|calls|support|instruction|batch|same .*)$/i;

/** What an interview is about, from the topics of its questions; those that every interview has are left out. */
export const themesOf = (questions: readonly Pick<PlannedQuestion, 'topic' | 'type'>[]): string[] => [
  ...new Set(
    questions
      .filter(({ type, topic }) => !/^(?:intro|motivation|self_assessment)$/.test(type) && !NO_SUBJECT.test(topic))
      .map(({ topic }) => topic),
  ),
];
