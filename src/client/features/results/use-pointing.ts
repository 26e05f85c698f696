import { useMemo, useState } from 'react';

/** Where the reader points at a question: at marks, from the words or from a row of a bill. */
export interface Pointing {
  /** Numbers of the marks that are lit. */
  lit: ReadonlySet<number>;
  /** The mark whose note is open. */
  open: number | null;
  light: (numbers: readonly number[]) => void;
  show: (number: number | null) => void;
}

const NONE: ReadonlySet<number> = new Set();

/** A row and its words light each other; one note is open at a time. */
export function usePointing(): Pointing {
  const [lit, setLit] = useState(NONE);
  const [open, setOpen] = useState<number | null>(null);
  return useMemo(
    () => ({
      lit,
      open,
      light: (numbers) => setLit(numbers.length === 0 ? NONE : new Set(numbers)),
      show: setOpen,
    }),
    [lit, open],
  );
}
