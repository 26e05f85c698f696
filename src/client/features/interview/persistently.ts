import { ApiError } from '#client/api/call-api.ts';

/** Waits between attempts, in milliseconds; the last one is repeated. */
const WAITS_MS = [500, 1_000, 2_000, 4_000, 5_000];
/** A server that answers with a fault is asked so often; one that cannot be reached is asked until the time is over. */
const FAULT_ATTEMPTS = 4;
const UNREACHABLE_LIMIT_MS = 120_000;

export interface Persistence {
  signal: AbortSignal;
  /** Told when the server cannot be reached, and when it is reached again. */
  onReachable: (isReachable: boolean) => void;
}

/**
 * Makes a call that may be repeated without harm until it is answered. Throws what the server refused, a fault that
 * stays, or after two minutes that it cannot be reached.
 */
export async function persistently<T>(call: () => Promise<T>, { signal, onReachable }: Persistence): Promise<T> {
  const deadline = Date.now() + UNREACHABLE_LIMIT_MS;
  let faults = 0;
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await call();
      onReachable(true);
      return answer;
    } catch (error) {
      if (signal.aborted) throw error;
      if (error instanceof ApiError) {
        onReachable(true);
        if (error.status < 500 || ++faults >= FAULT_ATTEMPTS) throw error;
      } else if (error instanceof TypeError) {
        // What fetch throws when there is no connection.
        onReachable(false);
        if (Date.now() >= deadline) throw error;
      } else {
        throw error;
      }
      await pause(WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)] ?? 0, signal);
    }
  }
}

/** A pause that a returning connection ends. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
