import type { PlannedQuestion } from '#contract/interview.ts';
import type { QuestionType } from '#contract/words.ts';

/** Words that are the subject of nothing by themselves: 'right', 'good work', 'same small group'. */
const NO_SUBJECT =
  /^(?:(?:the )?(?:right|good|same|small|new|daily|first|full|key|other|various)(?: (?:work|things?|group|people|level|day|tasks?))*|work|things?|people|others|adults|clients|tasks?|dut(?:y|ies)|calls|support|instruction|batch|same .*)?$/i;

/** What is said where a topic says nothing by itself, or what another has said. */
const OTHERWISE: Readonly<Record<QuestionType, readonly string[]>> = {
  intro: ['your background'],
  motivation: ['your reasons'],
  self_assessment: ['your strengths', 'getting better'],
  technical: ['how you work', 'your craft', 'what you know'],
  situational: ['a difficult moment', 'an awkward case', 'a choice to make'],
  behavioral: ['a past episode', 'an earlier job', 'what you learned'],
  general: ['your views', 'how you work'],
};

/** What an interview is about, one theme a question, in the order in which they are asked. */
export function themesOf(questions: readonly Pick<PlannedQuestion, 'topic' | 'type'>[]): string[] {
  const themes: string[] = [];
  for (const { topic, type } of questions) {
    const said = [...(NO_SUBJECT.test(topic) ? [] : [topic]), ...OTHERWISE[type]];
    themes.push(said.find((theme) => !themes.includes(theme)) ?? said[0] ?? topic);
  }
  return themes;
}
