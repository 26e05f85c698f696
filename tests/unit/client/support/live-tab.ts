import { afterEach, beforeEach, expect, vi } from 'vitest';
import { TURN_START_DELAY_MS } from '#domain/stage/timing.ts';
import { openInterview } from './fake-interview.ts';
import { FakeStorage } from './fake-storage.ts';

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

export const stageOf = ({ session }: Interview) => session.view.stage.stage;

/** Ends what is recorded and has it recognised as these words. */
export async function hear({ session, recorder, recogniser }: Interview, words: string): Promise<void> {
  session.send({ type: 'manual_stop', by: 'toggle' });
  recorder.judge();
  await settle();
  recogniser.due?.words.resolve(words);
  await settle();
}

/** The server does what it was asked for last. */
export async function answerCall({ server }: Interview, name: string, value: unknown = undefined): Promise<void> {
  const call = server.due;
  expect(call?.name).toBe(name);
  call?.settle.resolve(value);
  await settle();
}

/** The answers that the server holds. */
export const texts = ({ server }: Interview) => server.stored.map(({ text }) => text);
