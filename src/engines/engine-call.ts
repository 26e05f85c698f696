import type { EngineEnv } from './engine-settings.ts';

/** What every call of an engine is given beside its question. */
export interface EngineCall {
  env: EngineEnv;
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  timeLimitMs: number;
}
