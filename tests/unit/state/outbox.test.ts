import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Outbox } from '#client/state/outbox.ts';
import type { Sent } from '#client/state/send-unsent.ts';
import { forgetUnsent, hasUnsent, unsentSegments } from '#client/state/unsent.ts';
import type { UnsentItem, UnsentSegment } from '#client/state/unsent-items.ts';
import { memoryStore, type UnsentStore } from '#client/state/unsent-store.ts';
import { FakeStorage } from '#tests/unit/client/support/fake-storage.ts';

const segment = (id: string, change: Partial<UnsentSegment> = {}): UnsentSegment => ({
  kind: 'segment',
  id,
  interviewId: 'int_1',
  recordedAtMs: Date.now(),
  file: new Blob([`raw ${id}`]),
  mimeType: 'video/webm',
  isReady: false,
  entryId: 'ans_1',
  questionIndex: 0,
  followUpIndex: 0,
  answerOffsetMs: 0,
  durationMs: 4_000,
  peaks: [],
  ...change,
});

/** A page with an outbox over what this browser keeps; the server answers what the test says. */
function openPage(kept: UnsentStore = memoryStore(), change: { breaks?: boolean } = {}) {
  const sent: string[] = [];
  const page = { answer: (_item: UnsentItem): Sent | Promise<Sent> => 'done', signal: undefined as unknown };
  const outbox = new Outbox({
    openStore: async () => kept,
    send: async (item, signal) => {
      page.signal = signal;
      sent.push(item.kind === 'segment' ? await item.file.text() : item.kind);
      return page.answer(item);
    },
    prepare: async (file) => {
      if (change.breaks) throw new Error('Unreadable');
      return new Blob(['ready ', await file.text()]);
    },
    alone: (work) => work(),
  });
  return { outbox, kept, sent, page };
}

const settled = () => vi.advanceTimersByTimeAsync(0);
/** Until what was added goes out. */
const breath = () => vi.advanceTimersByTimeAsync(1_000);
const ids = async (store: UnsentStore) => (await store.all()).map(({ id }) => id);

describe('the outbox', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', new FakeStorage());
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
    vi.stubGlobal('indexedDB', { deleteDatabase: () => undefined });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('keeps what it is given before it sends it, made so that it can be sought, and forgets it once it is there', async () => {
    const { outbox, kept, sent, page } = openPage();
    let keptAsItWasSent: string | undefined;
    page.answer = async (item) => {
      keptAsItWasSent = await ((await kept.all())[0] as UnsentSegment).file.text();
      return item.kind === 'segment' && item.isReady ? 'done' : 'given_up';
    };
    await outbox.add(segment('a'));
    await breath();
    expect(sent).toEqual(['ready raw a']);
    expect(keptAsItWasSent).toBe('ready raw a');
    expect([await ids(kept), hasUnsent(), unsentSegments.get().size]).toEqual([[], false, 0]);
  });

  it('does nothing for a second, in which the reply to the same answer comes, but keep it', async () => {
    const { outbox, kept, sent } = openPage();
    await outbox.add(segment('a'));
    await vi.advanceTimersByTimeAsync(999);
    expect([sent, await ids(kept), hasUnsent()]).toEqual([[], ['a'], true]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual(['ready raw a']);
  });

  it('sends a recording as it was recorded when it cannot be rewritten', async () => {
    const { outbox, sent } = openPage(memoryStore(), { breaks: true });
    await outbox.add(segment('a'), segment('b', { isReady: true }));
    await breath();
    expect(sent).toEqual(['raw a', 'raw b']);
  });

  it('sends what an earlier page has left, and does not prepare it anew', async () => {
    const first = openPage();
    first.page.answer = () => new Promise(() => undefined);
    await first.outbox.add(segment('a'));
    await breath();
    // The page is reloaded in mid-upload.
    const second = openPage(first.kept);
    await second.outbox.run();
    expect(second.sent).toEqual(['ready raw a']);
    expect(await ids(first.kept)).toEqual([]);
  });

  it('tries again after waits that grow, at once when the connection is back, and lets the others go first', async () => {
    const { outbox, sent, page } = openPage();
    page.answer = ({ id }) => (id === 'a' ? 'later' : 'done');
    await outbox.add(segment('a', { isReady: true }), segment('b', { isReady: true }));
    await breath();
    expect(sent).toEqual(['raw a', 'raw b']);
    for (const [waitMs, times] of [
      [999, 0],
      [1, 1],
      [2_000, 1],
      [4_000, 1],
      [7_999, 0],
    ] as const) {
      sent.length = 0;
      await vi.advanceTimersByTimeAsync(waitMs);
      expect(sent).toHaveLength(times);
    }
    page.answer = () => 'done';
    dispatchEvent(new Event('online'));
    await settled();
    expect(sent).toEqual(['raw a']);
    expect(hasUnsent()).toBe(false);
  });

  it('gives up what is refused for what it is, and what is older than a day', async () => {
    const { outbox, kept, sent, page } = openPage();
    page.answer = () => 'given_up';
    await outbox.add(
      segment('a', { isReady: true }),
      segment('b', { isReady: true, recordedAtMs: Date.now() - 25 * 3_600_000 }),
    );
    await breath();
    expect([sent, await ids(kept)]).toEqual([['raw a'], []]);
  });

  it('holds what may not be sent now for who signs in again, without asking all the time', async () => {
    const { outbox, kept, sent, page } = openPage();
    page.answer = () => 'not_now';
    await outbox.add(segment('a', { isReady: true }));
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect([sent, await ids(kept), hasUnsent()]).toEqual([['raw a'], ['a'], true]);
  });

  it('tells how many segments of an interview are on their way, and forgets them when they are deleted', async () => {
    const { outbox, kept, page } = openPage();
    page.answer = () => 'later';
    await outbox.add(segment('a'), segment('b', { interviewId: 'int_2' }));
    await breath();
    expect(unsentSegments.get()).toEqual(
      new Map([
        ['int_1', 1],
        ['int_2', 1],
      ]),
    );
    await outbox.forgetSegments('int_1');
    expect(await ids(kept)).toEqual(['b']);
    expect(unsentSegments.get().has('int_1')).toBe(false);
  });

  it('breaks off what is under way when somebody signs out, and sends nothing of it any more', async () => {
    const { outbox, page, sent } = openPage();
    page.answer = () => new Promise(() => undefined);
    await outbox.add(segment('a'));
    await breath();
    forgetUnsent();
    expect((page.signal as AbortSignal).aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent, hasUnsent(), unsentSegments.get().size]).toEqual([['ready raw a'], false, 0]);
  });

  it('goes on in memory when the browser keeps nothing', async () => {
    const full: UnsentStore = {
      ...memoryStore(),
      put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
    };
    const { outbox, sent } = openPage(full);
    await outbox.add(segment('a', { isReady: true }));
    await breath();
    expect(sent).toEqual(['raw a']);
  });
});
