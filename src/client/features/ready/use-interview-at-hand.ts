import { useEffect, useLayoutEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { startOf } from '#domain/interview/begins-as.ts';

const ASKING_LIMIT_MS = 10_000;

/**
 * Fills in what this page has forgotten of an interview that it did not start: first what its start answered, then what
 * the server says. Tells which question it is at once something was answered, counted from 1; 0 before that.
 */
export function useInterviewAtHand(id: string | null): number {
  const { setInterview } = useInterview();
  const [goesOnAt, setGoesOnAt] = useState(0);
  // Before anything is drawn, or what is drawn would move when it comes.
  useLayoutEffect(() => {
    const kept = id === null ? null : currentInterview.start();
    if (kept?.interviewId === id) setInterview(kept);
  }, [id, setInterview]);
  useEffect(() => {
    if (id === null) return;
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ASKING_LIMIT_MS)]);
    readCall('GET /api/interview/:id', { params: { id }, signal }, readInterviewState).then(
      (state) => {
        if (left.signal.aborted) return;
        setInterview(startOf(state));
        const isAnswered = state.questionIndex > 0 || state.transcript.some(({ speaker }) => speaker === 'human');
        setGoesOnAt(isAnswered ? state.questionIndex + 1 : 0);
      },
      // The interview's own page asks again, and says what is wrong.
      () => undefined,
    );
    return () => left.abort();
  }, [id, setInterview]);
  return goesOnAt;
}
