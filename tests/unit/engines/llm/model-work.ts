import type { Move, MoveInput } from '#domain/interview/moves.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { PhraseRequest } from '#engines/phraser.ts';
import type { PlanRequest } from '#engines/planner.ts';
import { madeReading } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';

export const call = (env: object, more: Partial<EngineCall> = {}): EngineCall => ({
  env,
  signal: new AbortController().signal,
  timeLimitMs: 5_000,
  ...more,
});

export const MARKER = 'zanzibarquartz';

export const planRequest: PlanRequest = {
  text: `Barista at Hollow Bean Coffee in Leeds. You make espresso, serve customers, clean the machine and count the till. You have worked in a café before. ${MARKER}`,
  style: 'normal',
  length: '10min',
  seed: 0,
};

export const question = {
  id: 'q_1',
  text: 'Tell me about a time when you helped a customer.',
  type: 'behavioral' as const,
  expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
  signals: ['customer', 'helped'],
  topic: 'customers',
};

export const input = (userText: string, more: Partial<MoveInput> = {}): MoveInput => ({
  interviewId: 'int_1',
  question,
  isLastQuestion: false,
  putOff: 'may_be',
  length: '10min',
  profile: { role: 'Barista', company: 'Hollow Bean Coffee' },
  turnsInQuestion: [],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: NOTHING_YET,
  reading: madeReading(),
  userText,
  ...more,
});

/** Whatever the rules would do with the words: the interviewer asks how it ended. */
export const ASKS_OUTCOME: Move = {
  kind: 'follow_up',
  intent: 'answer',
  variant: '',
  gap: 'outcome',
  isFollowUp: true,
  costsFollowUp: true,
  scored: true,
  putsOff: false,
  setsAside: false,
};

export function phraseRequest(userText: string, move = ASKS_OUTCOME, more: Partial<MoveInput> = {}): PhraseRequest {
  const given = input(userText, more);
  return {
    move,
    input: given,
    wholeTalk: () => ({
      interviewId: 'int_1',
      questions: [question],
      currentQuestionIndex: 0,
      transcript: [],
      company: 'Hollow Bean Coffee',
      jobDescription: planRequest.text,
      customGreeting: 'Hello.',
    }),
  };
}

/** An answer that tells no end. */
export const OPEN_ANSWER = `Last winter a customer came in and she had lost her bag, and I looked for it. ${MARKER}`;

export const WHOLE_ANSWER =
  'Last winter a customer lost her bag in our café at closing time. I was alone on the shift, so I locked the till, searched the tables one by one and rang the bus company. They found it on the 42 within an hour, and she got everything back and still comes in every week. I have kept a lost property book since then.';

export const judgeRequest = (answer = WHOLE_ANSWER): JudgeRequest => ({
  question,
  role: 'Barista',
  company: 'Hollow Bean Coffee',
  responses: [{ asked: question.text, answer }],
});
