import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { UNSENT_DATABASE } from './unsent.ts';
import type { UnsentItem } from './unsent-items.ts';

interface Schema extends DBSchema {
  items: { key: string; value: UnsentItem };
}

/** Keeps what has not been sent: here over a reload, and in memory where the browser keeps nothing. */
export interface UnsentStore {
  put(item: UnsentItem): Promise<void>;
  remove(id: string): Promise<void>;
  /** Oldest first. */
  all(): Promise<UnsentItem[]>;
}

const STORE = 'items';

/** The browser's own database; `onGone` is told when somebody deletes it. Throws where there is none to be had. */
export async function openUnsentStore(onGone: () => void): Promise<UnsentStore> {
  const database: IDBPDatabase<Schema> = await openDB<Schema>(UNSENT_DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE, { keyPath: 'id' }),
    blocking: () => {
      database.close();
      onGone();
    },
    terminated: onGone,
  });
  return {
    put: async (item) => void (await database.put(STORE, item)),
    remove: (id) => database.delete(STORE, id),
    all: async () => inOrder(await database.getAll(STORE)),
  };
}

/** Lasts as long as the page. */
export function memoryStore(): UnsentStore {
  const items = new Map<string, UnsentItem>();
  return {
    put: async (item) => void items.set(item.id, item),
    remove: async (id) => void items.delete(id),
    all: async () => inOrder([...items.values()]),
  };
}

const inOrder = (items: UnsentItem[]) => items.sort((a, b) => a.recordedAtMs - b.recordedAtMs);
