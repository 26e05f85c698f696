import type { EngineEnv } from './engine-settings.ts';

/** What every call of an engine is given besides its work. */
export interface EngineCall {
  env: EngineEnv;
  /** Aborted when nobody waits for the answer any more, and when the time is over. */
  signal: AbortSignal;
  /** For all of the call, from now on. */
  timeLimitMs: number;
  /** The interview that is worked on, once there is one. */
  interviewId?: string;
  /** The address of the operator's own automation, read once an interview; '' when there is none. */
  webhookUrl?: string;
  /** Where tokens are counted; without it nobody counts them. */
  spending?: Spending;
}

/** What a language model is asked for. */
export const PURPOSES = ['plan', 'reply', 'judgement'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Keeps count of what an interview costs. */
export interface Spending {
  /** Whether so many tokens more are within the interview's share; asked before they are spent. */
  allows(tokens: number): boolean;
  /** Counts one call, whether or not its answer could be used. */
  add(purpose: Purpose, tokensIn: number, tokensOut: number): void;
}

/** What every call of an engine answers besides its work. */
export interface EngineAnswer {
  /** Sentences about what was asked for and could not be had; they hold nothing that a person said. */
  warnings: string[];
  /** Whether the built-in engine answered in another one's place. */
  fellBack?: true;
}

/** An engine may not heed its signal, so whoever must not wait for ever waits through this. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
