const MINUTE_MS = 60_000;

/**
 * Does chores each minute until it is told to stop. A failure is told once until they are done again: a runtime that
 * was killed beside its starter fails at every minute, and then before it has a promise to break.
 */
export function everyMinute(chores: () => Promise<unknown>, tell: (error: unknown) => void): () => void {
  let told: string | undefined;
  const tick = async () => {
    try {
      await chores();
      told = undefined;
    } catch (error) {
      if (told === String(error)) return;
      told = String(error);
      tell(error);
    }
  };
  const clock = setInterval(() => void tick(), MINUTE_MS);
  return () => clearInterval(clock);
}
