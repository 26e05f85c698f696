import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Minutes and seconds since a moment of the page's clock: 0:42, or 00:42 when padded. */
export function ElapsedTime({ sinceMs, padded = false }: { sinceMs: number; padded?: boolean }) {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / SECOND_MS));
  const minutes = String(Math.floor(seconds / 60)).padStart(padded ? 2 : 1, '0');
  return (
    <time aria-hidden="true">
      {minutes}:{String(seconds % 60).padStart(2, '0')}
    </time>
  );
}
