import type { Deadlines } from './deadlines.ts';

/** Has the alarm do this work as soon as it can. */
export type WakeUp = (...work: ('scoring' | 'projection')[]) => Promise<void>;

export const wakeUp =
  (deadlines: Deadlines): WakeUp =>
  async (...work) => {
    await Promise.all(work.map((name) => deadlines.set(name, Date.now())));
  };
