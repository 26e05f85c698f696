import { useEffect, useState } from 'react';

/** Counts down to when the next code can be sent, from an end that is known at first, if there is one. */
export function useCoolDown(knownEnd = 0): { secondsLeft: number; start: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState(knownEnd);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1_000);
  };
  return { secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1_000)), start };
}
