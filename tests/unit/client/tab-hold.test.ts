import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TabHold } from '#client/features/interview/tab-hold.ts';
import { FakeStorage } from './support/fake-storage.ts';

/** The locks of one browser, as far as a hold uses them: one holder a name, a queue, theft, and tabs that crash. */
class Locks {
  #holder: { lose: (error: Error) => void } | undefined;
  #queue: (() => void)[] = [];
  /** Gives nothing to anybody for now. */
  isBusy = false;

  readonly manager = {
    query: async () => ({ held: this.#holder ? [{ name: 'interview_int_1' }] : [] }),
    request: (_name: string, options: LockOptions, held: () => Promise<void>) => {
      if (options.steal) {
        this.#holder?.lose(new DOMException('Stolen', 'AbortError'));
        return this.#hold(held);
      }
      if (!this.#holder && !this.isBusy) return this.#hold(held);
      return new Promise<void>((resolve, reject) => {
        const enter = () => void this.#hold(held).then(resolve, reject);
        this.#queue.push(enter);
        options.signal?.addEventListener('abort', () => {
          this.#queue = this.#queue.filter((other) => other !== enter);
          reject(new DOMException('Too late', 'AbortError'));
        });
      });
    },
  } as unknown as LockManager;

  /** The tab that has the lock is gone, without a word. */
  crash(): void {
    this.#letGo();
  }

  #hold(held: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const mine = { lose: reject };
      this.#holder = mine;
      void held().then(() => {
        if (this.#holder === mine) this.#letGo();
        resolve();
      });
    });
  }

  #letGo(): void {
    this.#holder = undefined;
    this.#queue.shift()?.();
  }
}

describe('the hold of an interview', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The browser's own goes by a clock that a test cannot move.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms);
      return limit.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A page, in a tab of its own unless it is given one's storage. */
  const open = (locks: Locks, tab = new FakeStorage()) => {
    const lost = vi.fn();
    return { lost, tab, hold: new TabHold('int_1', lost, locks.manager, () => tab) };
  };
  const answerOf = async (taking: Promise<boolean>) => {
    await vi.advanceTimersByTimeAsync(5_000);
    return taking;
  };

  it('is waited for while a busy browser does not give what nobody has', async () => {
    const locks = new Locks();
    const { hold } = open(locks);
    locks.isBusy = true;
    const answered = vi.fn();
    const taking = hold.take();
    void taking.then(answered);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(answered).not.toHaveBeenCalled();
    locks.isBusy = false;
    expect(await answerOf(taking)).toBe(true);
  });

  it('is with the tab that came first', async () => {
    const locks = new Locks();
    const [first, second] = [open(locks), open(locks)];
    expect(await answerOf(first.hold.take())).toBe(true);
    expect(await answerOf(second.hold.take())).toBe(false);
    expect(first.lost).not.toHaveBeenCalled();
  });

  it('goes to the tab that takes it over, and the other one is told', async () => {
    const locks = new Locks();
    const [first, second] = [open(locks), open(locks)];
    await answerOf(first.hold.take());
    await answerOf(second.hold.take());
    expect(await answerOf(second.hold.take(true))).toBe(true);
    expect(first.lost).toHaveBeenCalledTimes(1);
    expect(await answerOf(first.hold.take(true))).toBe(true);
    expect(second.lost).toHaveBeenCalledTimes(1);
  });

  it('is free again when its tab lets go or crashes', async () => {
    const locks = new Locks();
    const [first, second, third] = [open(locks), open(locks), open(locks)];
    await answerOf(first.hold.take());
    first.hold.release();
    expect(await answerOf(second.hold.take())).toBe(true);
    locks.crash();
    expect(await answerOf(third.hold.take())).toBe(true);
    expect(first.lost).not.toHaveBeenCalled();
  });

  it('waits a moment for a page that is just being left, as at a reload', async () => {
    const locks = new Locks();
    const [leaving, coming] = [open(locks), open(locks)];
    await answerOf(leaving.hold.take());
    const taking = coming.hold.take();
    await vi.advanceTimersByTimeAsync(100);
    leaving.hold.release();
    expect(await answerOf(taking)).toBe(true);
  });

  it('waits long in the tab that had it, whose last page is slow to go, and in no other', async () => {
    const locks = new Locks();
    const leaving = open(locks);
    await answerOf(leaving.hold.take());
    const again = open(locks, leaving.tab).hold.take();
    await vi.advanceTimersByTimeAsync(3_000);
    locks.crash();
    expect(await again).toBe(true);

    const elsewhere = open(locks).hold.take();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await elsewhere).toBe(false);
  });

  it('is left once nobody has had it for longer than a page takes to load again', async () => {
    const locks = new Locks();
    const [holding, waiting] = [open(locks), open(locks)];
    await answerOf(holding.hold.take());
    const over = new AbortController();
    const left = vi.fn();
    void waiting.hold.isLeft(over.signal).then(left);
    await vi.advanceTimersByTimeAsync(60_000);
    holding.hold.release();
    await vi.advanceTimersByTimeAsync(3_000);
    await answerOf(holding.hold.take());
    expect(left).not.toHaveBeenCalled();

    locks.crash();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(left).toHaveBeenCalledExactlyOnceWith(true);

    const other = open(locks).hold.isLeft(over.signal);
    over.abort();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await other).toBe(false);
  });

  it('is waited for no longer in a tab that gave it up or lost it', async () => {
    const locks = new Locks();
    const [first, second] = [open(locks), open(locks)];
    await answerOf(first.hold.take());
    await answerOf(second.hold.take(true));
    const again = open(locks, first.tab).hold.take();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await again).toBe(false);
    second.hold.release();
    expect(second.tab.length).toBe(0);
  });

  it('keeps nobody out where the browser has no locks', async () => {
    expect(await new TabHold('int_1', vi.fn(), undefined as never, () => new FakeStorage()).take()).toBe(true);
  });
});
