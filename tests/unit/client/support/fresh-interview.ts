import type { InterviewState } from '#contract/interview-calls.ts';

export const QUESTIONS = ['Who are you?', 'What did you build?', 'What went wrong?'].map((text, i) => ({
  id: `q_${i + 1}`,
  text,
}));

export const freshInterview = (change: Partial<InterviewState> = {}): InterviewState => ({
  interviewId: 'int_1',
  questions: QUESTIONS,
  greeting: 'Welcome.',
  role: 'Barista',
  company: 'Copper Kettle',
  profile: { role: 'Barista', company: 'Copper Kettle', seniority: '' },
  themes: ['milk', 'a rush'],
  jobDescription: '',
  style: 'normal',
  length: '10min',
  questionIndex: 0,
  followUpIndex: 0,
  furthestIndex: change.questionIndex ?? 0,
  phase: 'user_turn_pending',
  transcript: [],
  latestEntryId: 'ent_1',
  finished: false,
  owned: false,
  ...change,
});
