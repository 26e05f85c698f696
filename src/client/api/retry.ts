/** How often and how patiently a call that may be repeated without harm is made. The one policy of the client. */
export interface Retry {
  attempts: number;
  /** Wait before the second attempt, in milliseconds. */
  delayMs: number;
  backOff: 'linear' | 'exponential';
  /** No wait is longer than this. */
  longestMs?: number;
}

/** Makes a call until it succeeds, fails in a way that repeating does not mend, or was made often enough. */
export async function retrying<T>(
  call: () => Promise<T>,
  { attempts, delayMs, backOff, longestMs = Number.POSITIVE_INFINITY }: Retry,
  isWorthRepeating: (error: unknown) => boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      if (attempt >= attempts || signal?.aborted || !isWorthRepeating(error)) throw error;
      const factor = backOff === 'linear' ? attempt : 2 ** (attempt - 1);
      await wait(Math.min(delayMs * factor, longestMs), signal);
    }
  }
}

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
