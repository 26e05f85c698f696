import { callApi } from '#client/api/call-api.ts';
import type { InterviewState, TurnReply } from '#contract/interview-calls.ts';
import { toWireSpeaker } from '#domain/transcript/speaker.ts';
import { type Persistence, persistently } from './persistently.ts';
import type { CopiedEntry } from './transcript-copy.ts';

/** An answer with the id that it keeps until it is stored, so that sending it again stores it once. */
export interface Answer {
  id: string;
  text: string;
  isSpoken: boolean;
}

export const loadInterview = async (id: string): Promise<InterviewState> =>
  (
    await callApi('GET /api/interview/:id', {
      params: { id },
      retry: { attempts: 3, delayMs: 400, backOff: 'exponential' },
    })
  ).data;

/** Stores an answer and tells what the interviewer says to it. */
export async function askReply(
  interviewId: string,
  answer: Answer,
  replyTo: string,
  persistence: Persistence,
): Promise<Omit<TurnReply, 'is_follow_up'> & { is_follow_up: boolean | undefined }> {
  const { signal } = persistence;
  const body = { interviewId, userText: answer.text, entryId: answer.id, replyTo };
  const { parsed, data } = await persistently(() => callApi('POST /api/llm/complete', { body, signal }), persistence);
  return { ...data, response: parsed.response, is_follow_up: parsed.is_follow_up };
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
    id: answer.id,
    speaker: 'human',
    text: answer.text,
    current_question: place.questionIndex + 1,
  };
  await persistently(
    () =>
      callApi('POST /api/transcript/save-entry/:interviewId/:questionIndex', {
        params: place,
        body: { transcriptEntry },
        signal,
      }),
    persistence,
  );
}

export async function askNext(interviewId: string, questionId: string, persistence: Persistence) {
  const { signal } = persistence;
  const call = () =>
    callApi('POST /api/interview/:id/next', { params: { id: interviewId }, body: { questionId }, signal });
  return (await persistently(call, persistence)).data;
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
  await callApi('POST /api/webhook/results-agent', {
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
  }).catch(() => console.warn('The report was asked for in vain; its page asks again'));
}
