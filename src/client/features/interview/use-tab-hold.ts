import { useCallback, useEffect, useRef, useState } from 'react';
import { TabHold } from './tab-hold.ts';

/** Whether this tab is the one that the interview is held in, and a way to make it that. */
export function useTabHold(interviewId: string | null) {
  const [status, setStatus] = useState<'asking' | 'here' | 'elsewhere'>('asking');
  const [wasHere, setWasHere] = useState(false);
  const hold = useRef<TabHold | null>(null);

  const take = useCallback(async (byForce: boolean) => {
    const asked = hold.current;
    const isMine = (await asked?.take(byForce)) ?? false;
    if (hold.current !== asked) return asked?.release();
    setStatus(isMine ? 'here' : 'elsewhere');
    if (isMine) setWasHere(true);
  }, []);

  useEffect(() => {
    if (interviewId === null) return;
    hold.current = new TabHold(interviewId, () => setStatus('elsewhere'));
    void take(false);
    return () => {
      hold.current?.release();
      hold.current = null;
    };
  }, [interviewId, take]);

  // A tab that is gone, however it went, holds nothing: whoever looks at this one goes on here.
  useEffect(() => {
    const waiting = hold.current;
    if (status !== 'elsewhere' || !waiting) return;
    const over = new AbortController();
    const goOn = async () => {
      while (await waiting.isLeft(over.signal)) if (document.visibilityState === 'visible') await take(false);
    };
    void goOn();
    return () => over.abort();
  }, [status, take]);

  return { status, wasHere, takeOver: useCallback(() => void take(true), [take]) };
}
