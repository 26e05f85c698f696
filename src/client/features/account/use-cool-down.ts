import { useEffect, useState } from 'react';
import { RESEND_COOL_MS } from './account-delays.ts';

/** Counts down to when the next code can be sent. */
export function useCoolDown(): { secondsLeft: number; start: () => void } {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + RESEND_COOL_MS);
  };
  return { secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1_000)), start };
}
