import type { EngineCall } from './engine-call.ts';

/** The signal of a call that ends with its time too. A timer that nobody releases keeps an interview's object awake. */
export function withinLimit({ signal, timeLimitMs }: Pick<EngineCall, 'signal' | 'timeLimitMs'>) {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeLimitMs);
  return { signal: AbortSignal.any([signal, late.signal]), release: () => clearTimeout(timer) };
}
