import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

interface CoolDown {
  secondsLeft: number;
  /** From now on, so many seconds. */
  start: (seconds: number) => void;
}

/** Counts down to when the next code can be sent; `endsAtMs` is when that is, where the first wait runs already. */
export function useCoolDown(endsAtMs = 0): CoolDown {
  const [endsAt, setEndsAt] = useState(endsAtMs);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) setEndsAt(0);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * SECOND_MS);
  };
  return { secondsLeft: Math.max(0, Math.ceil((endsAt - now) / SECOND_MS)), start };
}
