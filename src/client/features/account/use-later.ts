import { useCallback, useEffect, useRef } from 'react';

/** Does something after a while, unless the screen is left before. */
export function useLater(): (work: () => void, delayMs: number) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((work, delayMs) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(work, delayMs);
  }, []);
}
