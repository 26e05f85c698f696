import { useEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { currentInterview } from '#client/state/pending-keys.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { jobName } from './job-name.ts';

export interface LeftInterview {
  name: string;
  /** 1-based. */
  question: number;
  questions: number;
}

/** The interview that this browser left midway; undefined when there is none, or nobody holds it any more. */
export function useLeftInterview(): LeftInterview | undefined {
  const [left, setLeft] = useState<LeftInterview>();
  useEffect(() => {
    const id = currentInterview.id();
    if (id === null) return;
    const leaving = new AbortController();
    readCall('GET /api/interview/:id', { params: { id }, signal: leaving.signal }, readInterviewState).then(
      (state) => setLeft(readLeft(state)),
      // It has expired, or the server cannot be reached: the form is there all the same.
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return left;
}

/** One without an answer has only been prepared; one that is finished has nothing to go on with. */
export function readLeft(state: InterviewState): LeftInterview | undefined {
  const isBegun = state.transcript.some(({ speaker, text }) => speaker === 'human' && text.trim() !== '');
  if (state.finished || !isBegun) return undefined;
  return { name: jobName(state), question: state.questionIndex + 1, questions: state.questions.length };
}
