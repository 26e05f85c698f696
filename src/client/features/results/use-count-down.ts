import { useLayoutEffect, useState } from 'react';

const FIRST_MS = 500;
const ROW_MS = 260;

/** Bills that have counted down in this tab. */
const seen = new Set<string>();

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * How many rows of a bill have been counted: none at first and then one after the other, once for each bill; all at
 * once for whoever wants no motion. Undefined when it is over, and before a browser shows it.
 */
export function useCountDown(bill: string, rows: number): number | undefined {
  const [counted, setCounted] = useState<number>();
  // Before it is painted, so that nobody sees the end first.
  useLayoutEffect(() => {
    if (rows === 0 || seen.has(bill) || isStill()) return;
    setCounted(0);
    let next = 0;
    let timer = setTimeout(function count() {
      next += 1;
      if (next >= rows) {
        seen.add(bill);
        setCounted(undefined);
        return;
      }
      setCounted(next);
      timer = setTimeout(count, ROW_MS);
    }, FIRST_MS);
    // Whoever does something has seen enough of it.
    const stop = () => {
      clearTimeout(timer);
      seen.add(bill);
      setCounted(undefined);
    };
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      clearTimeout(timer);
      setCounted(undefined);
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [bill, rows]);
  return counted;
}
