import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { turnCalls } from '#client/features/interview/turn-calls.ts';
import { ANSWER_LIMIT_MS } from '#domain/stage/timing.ts';

const REPLY = {
  success: true,
  response: 'And then?',
  is_follow_up: true,
  data: { response: 'And then?', is_follow_up: true, entryId: 'ent_2', followUpIndex: 1, questionIndex: 0 },
};
const NEXT = { success: true, data: { question: { id: 'q_2', text: 'What went wrong?', index: 1 }, completed: false } };

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => undefined);
  // The browser's own has a clock that no test can move.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return limit.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A server that never answers the first time that it is asked. */
function hangOnce(answer: unknown) {
  let asked = 0;
  vi.stubGlobal('fetch', (_address: string, { signal }: RequestInit) => {
    if (++asked > 1) return Promise.resolve(Response.json(answer));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  const reachable: boolean[] = [];
  const left = new AbortController();
  const persistence = { signal: left.signal, onReachable: (isReachable: boolean) => reachable.push(isReachable) };
  return { persistence, reachable, left };
}

const ANSWER = { entryId: 'ans_1', text: 'I led a team.' };

it.each([
  ['the reply', REPLY, turnCalls.askReply.bind(null, 'int_1', ANSWER, 'ent_1'), { text: 'And then?' }],
  [
    'the next question',
    NEXT,
    turnCalls.askNext.bind(null, 'int_1', 'q_1', 'ent_2'),
    { question: { text: 'What went wrong?', index: 1 } },
  ],
  [
    'an answer to be kept',
    { success: true, data: {} },
    turnCalls.keepAnswer.bind(null, { interviewId: 'int_1', questionIndex: 0 }, ANSWER),
    undefined,
  ],
])(
  'asks a server again that hangs over %s, and says meanwhile that it cannot be reached',
  async (_what, answer, ask, expected) => {
    const { persistence, reachable } = hangOnce(answer);
    const asked = ask(persistence);
    await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS);
    expect(reachable).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_000);
    if (expected) expect(await asked).toMatchObject(expected);
    else await asked;
    expect(reachable).toEqual([false, true]);
  },
);

it('does not take a page that was left for a server that hangs', async () => {
  const { persistence, reachable, left } = hangOnce(REPLY);
  const asked = turnCalls.askReply('int_1', ANSWER, 'ent_1', persistence).catch((error: unknown) => error);
  left.abort();
  expect(await asked).toMatchObject({ name: 'AbortError' });
  expect(reachable).toEqual([]);
});
