/**
 * Where the browser keeps reports: an entry an interview, and beside them whose they are. Small, because every page
 * has to forget them in time; what reads and writes them is `report-cache.ts`.
 */
export const ENTRY_PREFIX = 'interview_results_';
const OWNER = 'results_owner';

/** Both storages, as far as the browser lets them be used. */
export function storages(): Storage[] {
  return [() => localStorage, () => sessionStorage].flatMap((open) => {
    try {
      return [open()];
    } catch {
      return [];
    }
  });
}

/** Ids of the interviews whose report a storage keeps. */
export const keptIds = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '')
    .filter((key) => key.startsWith(ENTRY_PREFIX))
    .map((key) => key.slice(ENTRY_PREFIX.length));

/** Makes sure that what is kept belongs to this user; what belongs to another one goes. */
export function keepReportsOf(userId: string): void {
  if (userId === '') return;
  for (const storage of storages()) {
    try {
      if (storage.getItem(OWNER) === userId) continue;
      empty(storage);
      storage.setItem(OWNER, userId);
    } catch {
      // What cannot be read shows nobody anything.
    }
  }
}

/**
 * Whether what is kept is this user's, wherever it is kept. In a tab that does not know yet that somebody else has signed
 * in in another one, it is not: such a tab neither reads nor writes. Nothing is kept for nobody.
 */
export function areKeptFor(userId: string): boolean {
  try {
    return userId !== '' && storages().every((storage) => storage.getItem(OWNER) === userId);
  } catch {
    return false;
  }
}

export function forgetAllReports(): void {
  for (const storage of storages()) {
    try {
      empty(storage);
    } catch {
      // As above.
    }
  }
}

function empty(storage: Storage): void {
  for (const id of keptIds(storage)) storage.removeItem(ENTRY_PREFIX + id);
  storage.removeItem(OWNER);
}
