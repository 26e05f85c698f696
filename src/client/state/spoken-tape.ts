import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { TAPE_DATABASE } from './unsent.ts';

interface Block {
  samples: Int16Array<ArrayBuffer>;
}

type Key = [interviewId: string, entryId: string, n: number];

interface Schema extends DBSchema {
  blocks: { key: Key; value: Block };
}

const STORE = 'blocks';

/** The sound of an answer whose words are not all told, from its first sample on. */
export interface StoredSound {
  entryId: string;
  samples: Int16Array<ArrayBuffer>;
}

/**
 * Keeps the sound of the answer that is being said over a reload, and no longer than until its words are told, another
 * interview is opened, or somebody signs out. It is a help and nothing more: a browser that keeps nothing changes
 * nothing else.
 */
export class SpokenTape {
  readonly #interviewId: string;
  #database: Promise<IDBPDatabase<Schema>> | undefined;
  #blocks = 0;
  /** One after the other, so that nothing is kept behind what forgets it. */
  #work: Promise<unknown> = Promise.resolve();

  constructor(interviewId: string) {
    this.#interviewId = interviewId;
  }

  /** Adds what was said since. */
  keep(entryId: string, samples: Int16Array<ArrayBuffer>): void {
    this.#do((database) => database.put(STORE, { samples }, [this.#interviewId, entryId, this.#blocks++]));
  }

  /** What an earlier page kept; further sound of it is added behind. Sound of another interview goes. */
  async read(): Promise<StoredSound | undefined> {
    const database = await this.#open();
    await database.delete(STORE, IDBKeyRange.upperBound([this.#interviewId], true));
    await database.delete(STORE, IDBKeyRange.lowerBound([this.#interviewId, []], true));
    const [keys, blocks] = await Promise.all([
      database.getAllKeys(STORE, this.#all),
      database.getAll(STORE, this.#all),
    ]);
    const entryId = keys.at(-1)?.[1];
    if (entryId === undefined) return undefined;
    this.#blocks = (keys.at(-1)?.[2] ?? 0) + 1;
    return { entryId, samples: joined(blocks.filter((_, i) => keys[i]?.[1] === entryId)) };
  }

  forget(): void {
    this.#do((database) => database.delete(STORE, this.#all));
  }

  #do(work: (database: IDBPDatabase<Schema>) => Promise<unknown>): void {
    this.#work = this.#work
      .then(() => this.#open())
      .then(work)
      .catch(() => undefined);
  }

  get #all(): IDBKeyRange {
    return IDBKeyRange.bound([this.#interviewId], [this.#interviewId, []]);
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#database ??= openDB<Schema>(TAPE_DATABASE, 1, {
      upgrade: (fresh) => void fresh.createObjectStore(STORE),
      // At sign-out all of it goes.
      blocking: (_from, _to, event) => (event.target as IDBDatabase).close(),
    });
    return this.#database;
  }
}

function joined(blocks: readonly Block[]): Int16Array<ArrayBuffer> {
  const all = new Int16Array(blocks.reduce((sum, { samples }) => sum + samples.length, 0));
  let at = 0;
  for (const { samples } of blocks) {
    all.set(samples, at);
    at += samples.length;
  }
  return all;
}
