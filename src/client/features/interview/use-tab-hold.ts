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

  return { status, wasHere, takeOver: useCallback(() => void take(true), [take]) };
}
