import { useCallback, useEffect, useRef, useState } from 'react';
import { loadRetries, sendRetry } from '#client/state/retries.ts';
import type { AnsweredAgain } from '#domain/answers/read-retries.ts';

/** How a question was answered again, oldest first. */
export type Tries = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; taken: AnsweredAgain[] };

export function useRetries(interviewId: string, questionId: string) {
  const [tries, setTries] = useState<Tries>({ status: 'loading' });
  const underWay = useRef<AbortController>(undefined);
  const load = useCallback(async () => {
    // What was asked for earlier knows less.
    underWay.current?.abort();
    const asking = new AbortController();
    underWay.current = asking;
    setTries({ status: 'loading' });
    const next = await loadRetries(interviewId, questionId, asking.signal).then(
      (taken): Tries => ({ status: 'loaded', taken }),
      (): Tries => ({ status: 'failed' }),
    );
    if (!asking.signal.aborted) setTries(next);
  }, [interviewId, questionId]);
  useEffect(() => {
    void load();
    return () => underWay.current?.abort();
  }, [load]);
  const tryAgain = () => void load();

  /** Rejects with what the server refused, or that it was not reached. */
  const send = async (text: string): Promise<AnsweredAgain> => {
    const retry = await sendRetry(interviewId, questionId, text);
    // Without those before it, it is looked for with them.
    if (tries.status !== 'loaded') tryAgain();
    else setTries({ status: 'loaded', taken: [...tries.taken, retry] });
    return retry;
  };

  return { tries, send, tryAgain };
}
