import type { InterviewState } from '#contract/interview-calls.ts';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';
import { DEFAULT_DURATION } from '#domain/setup/durations.ts';

/** Where an interview stands that was started and in which nothing was said, by what its start answered. */
export const beginsAs = ({ customGreeting, ...started }: StartedInterview): InterviewState => ({
  ...started,
  greeting: customGreeting,
  role: started.profile.role,
  style: 'normal',
  length: DEFAULT_DURATION,
  questionIndex: 0,
  followUpIndex: 0,
  furthestIndex: 0,
  phase: 'user_turn_pending',
  transcript: [],
  latestEntryId: '',
  finished: false,
  owned: false,
});

/** The same the other way round: what a start would answer for an interview as it stands. */
export const startOf = ({
  interviewId,
  questions,
  greeting: customGreeting,
  company,
  jobDescription,
  profile,
  themes,
}: InterviewState): StartedInterview => ({
  interviewId,
  questions,
  customGreeting,
  company,
  jobDescription,
  profile,
  themes,
});
