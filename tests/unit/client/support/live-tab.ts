import { afterEach, beforeEach, vi } from 'vitest';
import { TURN_START_DELAY_MS } from '#domain/stage/timing.ts';
import { FakeStorage, openInterview } from './fake-interview.ts';

export type Interview = ReturnType<typeof openInterview>;

/** Each test of the file or the group has a tab of its own, with an empty storage and a clock that the test moves. */
export function inATab(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('sessionStorage', new FakeStorage());
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const settle = () => vi.advanceTimersByTimeAsync(0);
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Up to the candidate's first recording. */
export async function listen(interview: Interview = openInterview()): Promise<Interview> {
  interview.session.start();
  await settle();
  interview.voice.begin();
  interview.voice.end();
  await settle();
  await pass(TURN_START_DELAY_MS);
  return interview;
}
