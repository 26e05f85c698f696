import { callApi } from '#client/api/call-api.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { type ReadReply, readNext, readReply } from '#domain/answers/read-turn.ts';
import type { Answer } from '#domain/stage/stage.ts';
import { ANSWER_LIMIT_MS } from '#domain/stage/timing.ts';
import { toWireSpeaker } from '#domain/transcript/speaker.ts';
import { type Persistence, persistently } from './persistently.ts';
import { tellReply } from './recording-calls.ts';
import type { CopiedEntry } from './transcript-copy.ts';

/** Where the interview stands. Throws when the server tells of none. */
export async function loadInterview(id: string, signal?: AbortSignal): Promise<InterviewState> {
  const retry = { attempts: 3, delayMs: 400, backOff: 'exponential' } as const;
  const state = readInterviewState(
    await callApi('GET /api/interview/:id', { params: { id }, retry, ...(signal ? { signal } : {}) }),
  );
  if (!state) throw new Error('The server tells of no interview');
  return state;
}

/** Stores an answer and tells what the interviewer says to it. */
export const askReply = (
  interviewId: string,
  answer: Answer,
  replyTo: string | undefined,
  persistence: Persistence,
): Promise<ReadReply> =>
  persistently(() => attemptReply(interviewId, answer, replyTo, persistence.signal), persistence);

/** The same, once. */
export async function attemptReply(
  interviewId: string,
  { entryId, text }: Answer,
  replyTo: string | undefined,
  signal: AbortSignal,
): Promise<ReadReply> {
  const body = { interviewId, userText: text, entryId, ...(replyTo ? { replyTo } : {}) };
  return readReply(await inTime(signal, (limited) => callApi('POST /api/llm/complete', { body, signal: limited })));
}

/** A server that does not answer is not to be reached, whatever the connection says; being asked again harms nothing. */
async function inTime<T>(left: AbortSignal, call: (limited: AbortSignal) => Promise<T>): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_LIMIT_MS);
  try {
    return await call(AbortSignal.any([left, limit]));
  } catch (error) {
    if (left.aborted || !limit.aborted) throw error;
    throw new TypeError('The server does not answer', { cause: error });
  }
}

interface Place {
  interviewId: string;
  /** 0-based. */
  questionIndex: number;
}

/** Stores an answer without asking for a reply. */
export async function keepAnswer(place: Place, answer: Answer, persistence: Persistence): Promise<void> {
  const { signal } = persistence;
  const transcriptEntry = {
    id: answer.entryId,
    speaker: 'human',
    text: answer.text,
    current_question: place.questionIndex + 1,
  };
  await persistently(
    () =>
      inTime(signal, (limited) =>
        callApi('POST /api/transcript/save-entry/:interviewId/:questionIndex', {
          params: place,
          body: { transcriptEntry },
          signal: limited,
        }),
      ),
    persistence,
  );
}

/**
 * Saves an answer's entry after its reply, which has stored it already: nothing comes of it but a server that would not
 * know the entry would have it now. Fenced like the turn itself.
 */
export function confirmAnswer(
  { interviewId, questionIndex }: Place,
  { entryId, text }: Answer,
  replyTo?: string,
): void {
  const transcriptEntry = { id: entryId, speaker: 'human', text, current_question: questionIndex + 1 };
  callApi('POST /api/transcript/save-entry/:interviewId/:questionIndex', {
    params: { interviewId, questionIndex },
    body: { transcriptEntry, ...(replyTo ? { replyTo } : {}) },
  }).catch(() => console.warn('An entry could not be saved a second time'));
}

/** Asks for what comes after a question, which ended with this entry of the interviewer's. */
export async function askNext(
  interviewId: string,
  questionId: string,
  entryId: string | undefined,
  persistence: Persistence,
) {
  const { signal } = persistence;
  const body = { questionId, ...(entryId ? { entryId } : {}) };
  const call = () =>
    inTime(signal, (limited) =>
      callApi('POST /api/interview/:id/next', { params: { id: interviewId }, body, signal: limited }),
    );
  return readNext(await persistently(call, persistence));
}

/** Asks for the report, with all that this page knows of the interview; also when the page is left meanwhile. */
export async function askForReport(interview: InterviewState, entries: readonly CopiedEntry[]): Promise<void> {
  const { interviewId, questions, company, jobDescription, greeting } = interview;
  const transcript = entries.map(({ id, speaker, text, current_question: questionNumber, isFollowup }) => ({
    id,
    speaker: toWireSpeaker(speaker),
    text,
    questionNumber,
    isFollowup,
  }));
  const answering = callApi('POST /api/webhook/results-agent', {
    body: {
      interviewId,
      questions: questions.map(({ text }) => text),
      transcript,
      isComplete: true,
      company,
      jobDescription,
      customGreeting: greeting,
    },
    retry: { attempts: 3, delayMs: 500, backOff: 'exponential' },
  });
  try {
    const answer = await answering;
    // What reads and keeps reports is not small, and the stage has no other use for it.
    const { keepAnsweredReport } = await import('#client/state/reports.ts');
    keepAnsweredReport(interviewId, answer);
  } catch {
    console.warn('The report was asked for in vain; its page asks again');
  }
}

/** What the session asks of the server. */
export const turnCalls = { askReply, keepAnswer, confirmAnswer, tellReply, askNext, askForReport, loadInterview };
export type TurnCalls = typeof turnCalls;
