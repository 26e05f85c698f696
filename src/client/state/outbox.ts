import { type Sent, sendUnsent } from './send-unsent.ts';
import { markUnsent, onForgetUnsent, unsentSegments } from './unsent.ts';
import type { UnsentItem, UnsentSegment } from './unsent-items.ts';
import { memoryStore, openUnsentStore, type UnsentStore } from './unsent-store.ts';

/** What is new lets the interviewer's reply come first, which is asked for at the same moment. */
const BREATH_MS = 1_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Who may not send it now may on a later page, signed in again. */
const NOT_NOW_WAIT_MS = 3_600_000;
/** The server keeps no room for what was not confirmed for longer. */
const KEPT_FOR_MS = 24 * 3_600_000;
const LOCK = 'greenroom_outbox';

/** What the outbox needs of the world. */
export interface OutboxPorts {
  openStore(onGone: () => void): Promise<UnsentStore>;
  send(item: UnsentItem, signal: AbortSignal): Promise<Sent>;
  /** Writes into a recording what a seek needs. */
  prepare(file: Blob): Promise<Blob>;
  /** One tab at a time sends. */
  alone(work: () => Promise<void>): Promise<void>;
}

const BROWSER: OutboxPorts = {
  openStore: (onGone) => openUnsentStore(onGone).catch(memoryStore),
  send: sendUnsent,
  prepare: async (file) => (await import('./seekable-webm.ts')).seekableWebm(file),
  alone: async (work) => {
    if (navigator.locks) await navigator.locks.request(LOCK, work);
    else await work();
  },
};

/**
 * What was recorded and measured and is not on the server yet. It is in this browser's database before anything is
 * sent, and goes out one after the other, on whatever page: after a breath, when the connection is back, and else after
 * a wait that grows. Nobody waits for it.
 */
export class Outbox {
  readonly #ports: OutboxPorts;
  /** When what failed is tried again, and how often it failed. */
  readonly #waits = new Map<string, { failures: number; untilMs: number }>();
  #store: Promise<UnsentStore> | undefined;
  #sending = new AbortController();
  #running: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: OutboxPorts = BROWSER) {
    this.#ports = ports;
    onForgetUnsent(() => this.#gone());
    addEventListener('online', () => {
      this.#waits.clear();
      void this.run();
    });
  }

  async add(...items: UnsentItem[]): Promise<void> {
    markUnsent(true);
    for (const item of items) await this.#put(item);
    await this.#tell();
    this.#runIn(BREATH_MS);
  }

  /** Sends what is due; resolves when nothing is, or all of it failed. */
  run(): Promise<void> {
    this.#running ??= this.#ports
      .alone(() => this.#sendAll())
      // What is left is tried again by the next page.
      .catch(() => console.warn('Recordings that wait could not be sent'))
      .finally(() => {
        this.#running = undefined;
      });
    return this.#running;
  }

  /** Forgets what waits of an interview: somebody has deleted its recordings. */
  async forgetSegments(interviewId: string): Promise<void> {
    this.#sending.abort();
    this.#sending = new AbortController();
    await this.#running;
    const store = await this.#open();
    for (const item of await store.all()) {
      if (item.interviewId === interviewId && item.kind === 'segment') await store.remove(item.id);
    }
    await this.#tell();
    void this.run();
  }

  async #sendAll(): Promise<void> {
    const { signal } = this.#sending;
    clearTimeout(this.#timer);
    await this.#tell();
    for (let item = await this.#due(); item && !signal.aborted; item = await this.#due()) {
      const sent = isTooOld(item) ? 'given_up' : await this.#send(item, signal);
      if (signal.aborted) return;
      if (sent === 'later' || sent === 'not_now') this.#delay(item.id, sent);
      else await this.#remove(item, sent);
    }
    await this.#rest();
  }

  async #send(item: UnsentItem, signal: AbortSignal): Promise<Sent> {
    const ready = item.kind === 'segment' ? await this.#prepared(item, signal) : item;
    return signal.aborted ? 'later' : this.#ports.send(ready, signal);
  }

  /** What a segment is made into is kept too: its size is part of what names it, should it be sent again. */
  async #prepared(segment: UnsentSegment, signal: AbortSignal): Promise<UnsentSegment> {
    if (segment.isReady) return segment;
    // A recording that cannot be sought is better than none.
    const file = await this.#ports.prepare(segment.file).catch(() => {
      console.warn('A recording is sent as it was recorded');
      return segment.file;
    });
    const ready = { ...segment, file, isReady: true };
    if (!signal.aborted) await this.#put(ready);
    return ready;
  }

  async #due(): Promise<UnsentItem | undefined> {
    const now = Date.now();
    const items = await (await this.#open()).all();
    return items.find(({ id }) => (this.#waits.get(id)?.untilMs ?? 0) <= now);
  }

  #delay(id: string, sent: Sent): void {
    const failures = (this.#waits.get(id)?.failures ?? 0) + 1;
    const growingMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
    const waitMs = sent === 'not_now' ? NOT_NOW_WAIT_MS : growingMs;
    this.#waits.set(id, { failures, untilMs: Date.now() + waitMs });
  }

  async #remove({ id, kind }: UnsentItem, sent: Sent): Promise<void> {
    if (sent === 'given_up') console.warn(kind === 'segment' ? 'A recording was refused' : 'Measurements were refused');
    this.#waits.delete(id);
    await (await this.#open()).remove(id);
    await this.#tell();
  }

  /** Wakes up for the first one that is due again. */
  async #rest(): Promise<void> {
    const items = await (await this.#open()).all();
    if (items.length === 0) return markUnsent(false);
    const dueAtMs = Math.min(...items.map(({ id }) => this.#waits.get(id)?.untilMs ?? 0));
    this.#runIn(Math.max(0, dueAtMs - Date.now()));
  }

  #runIn(waitMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.run(), waitMs);
  }

  /** A database that is full or broken loses nothing that this page can still send. */
  async #put(item: UnsentItem): Promise<void> {
    const store = await this.#open();
    try {
      await store.put(item);
    } catch {
      const kept = memoryStore();
      for (const other of await store.all().catch(() => [])) await kept.put(other);
      await kept.put(item);
      this.#store = Promise.resolve(kept);
    }
  }

  #open(): Promise<UnsentStore> {
    this.#store ??= this.#ports.openStore(() => this.#gone());
    return this.#store;
  }

  /** Somebody has signed out, here or in another tab: what is under way is broken off, and nothing is kept. */
  #gone(): void {
    this.#sending.abort();
    this.#sending = new AbortController();
    clearTimeout(this.#timer);
    this.#waits.clear();
    this.#store = undefined;
  }

  async #tell(): Promise<void> {
    const counts = new Map<string, number>();
    for (const { kind, interviewId } of await (await this.#open()).all()) {
      if (kind === 'segment') counts.set(interviewId, (counts.get(interviewId) ?? 0) + 1);
    }
    unsentSegments.set(counts);
  }
}

const isTooOld = ({ recordedAtMs }: UnsentItem) => Date.now() - recordedAtMs > KEPT_FOR_MS;
