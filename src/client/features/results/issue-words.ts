import type { IssueType } from '#contract/words.ts';

/** What the types of issues are called on the screen. */
export const ISSUE_WORDS: Record<IssueType, string> = {
  audio_problems: 'Audio problems',
  microphone_issues: 'Microphone issues',
  connection_problems: 'Connection problems',
  video_issues: 'Video issues',
  speech_recognition: 'Speech recognition',
  interview_interruption: 'Interview interruption',
  technical_difficulties: 'Technical difficulties',
  interface_confusion: 'Interface confusion',
  question_clarity: 'Question clarity',
  feedback_delays: 'Feedback delays',
  other: 'Other',
};
