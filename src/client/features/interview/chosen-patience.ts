import { DEFAULT_PATIENCE, PATIENCES, type Patience } from '#domain/turn-end/patience.ts';

/** What each patience is called, and what it does, in a line. */
export const PATIENCE_WORDS: Readonly<Record<Patience, { name: string; line: string }>> = {
  take_your_time: { name: 'Take your time', line: 'Waits through long pauses.' },
  natural: { name: 'Natural', line: 'Waits as people do in conversation.' },
  brisk: { name: 'Brisk', line: 'Goes on soon after you stop.' },
};

const KEY = 'interviewer_patience';

/** The patience that was chosen last in this browser. */
export function rememberedPatience(): Patience {
  try {
    const stored = localStorage.getItem(KEY);
    return PATIENCES.find((patience) => patience === stored) ?? DEFAULT_PATIENCE;
  } catch {
    return DEFAULT_PATIENCE;
  }
}

export function rememberPatience(patience: Patience): void {
  try {
    localStorage.setItem(KEY, patience);
  } catch {
    // It is chosen again in the next interview.
  }
}
