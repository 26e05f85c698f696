import { useCallback, useEffect, useState } from 'react';
import { loadRetries, sendRetry } from '#client/state/retries.ts';
import type { AnsweredAgain } from '#domain/answers/read-retries.ts';

/** How a question was answered again, oldest first. */
export type Tries = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; taken: AnsweredAgain[] };

export function useRetries(interviewId: string, questionId: string) {
  const [tries, setTries] = useState<Tries>({ status: 'loading' });
  const load = useCallback(
    async (signal: AbortSignal) => {
      setTries({ status: 'loading' });
      const next = await loadRetries(interviewId, questionId, signal).then(
        (taken): Tries => ({ status: 'loaded', taken }),
        (): Tries => ({ status: 'failed' }),
      );
      if (!signal.aborted) setTries(next);
    },
    [interviewId, questionId],
  );
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal);
    return () => left.abort();
  }, [load]);
  const tryAgain = () => void load(new AbortController().signal);

  /** Rejects with what the server refused, or that it was not reached. */
  const send = async (text: string) => {
    const retry = await sendRetry(interviewId, questionId, text);
    // Without those before it, it is looked for with them.
    if (tries.status !== 'loaded') tryAgain();
    else setTries({ status: 'loaded', taken: [...tries.taken, retry] });
  };

  return { tries, send, tryAgain };
}
