import { record } from '#domain/answers/loose-json.ts';
import { cutResults } from '#domain/results/cut-results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import { areKeptFor, ENTRY_PREFIX, keptIds, storages } from './kept-reports.ts';

/** An entry of this size or more is kept for the tab alone, if it fits there. */
const MAX_ENTRY_BYTES = 3 * 1024 * 1024;
const NEWEST_KEPT = 5;
const LONGEST_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Reports that the browser keeps for the user who is signed in, in the normalised form. Storage may be full, switched
 * off or written by others: then there is nothing kept, and nothing throws.
 */
export const reportCache = {
  save(userId: string, interviewId: string, report: Report): void {
    if (!areKeptFor(userId)) return;
    const entry = {
      success: true,
      data: cutResults(normaliseResults(report)),
      timestamp: Date.now(),
      source: 'browser_cache',
    };
    const text = JSON.stringify(entry);
    const isSmall = new TextEncoder().encode(text).length < MAX_ENTRY_BYTES;
    for (const storage of storages()) {
      quietly(() => {
        // What was kept before is older than what is known now, also where the new one does not fit.
        storage.removeItem(ENTRY_PREFIX + interviewId);
        if (isSmall || !isLasting(storage)) store(storage, ENTRY_PREFIX + interviewId, text);
      });
      quietly(() => cleanUp(storage));
    }
  },

  read(userId: string, interviewId: string): Report | undefined {
    if (!areKeptFor(userId)) return undefined;
    for (const storage of storages()) {
      const entry = quietly(() => readEntry(storage, interviewId));
      if (entry && isFresh(entry.timestamp)) return entry.report;
    }
    return undefined;
  },

  /** The one that was kept last. */
  newest(userId: string): Report | undefined {
    if (!areKeptFor(userId)) return undefined;
    const entries = storages().flatMap(
      (storage) => quietly(() => keptIds(storage).flatMap((id) => readEntry(storage, id) ?? [])) ?? [],
    );
    return entries.filter(({ timestamp }) => isFresh(timestamp)).sort((a, b) => b.timestamp - a.timestamp)[0]?.report;
  },

  drop(interviewId: string): void {
    for (const storage of storages()) quietly(() => storage.removeItem(ENTRY_PREFIX + interviewId));
  },
};

interface Entry {
  timestamp: number;
  report: Report;
}

function readEntry(storage: Storage, interviewId: string): Entry | undefined {
  const stored = parse(storage.getItem(ENTRY_PREFIX + interviewId));
  const report = stored.success === true ? readResults(stored.data) : undefined;
  // Links lead where the key led, whatever an older report calls itself.
  return report && { timestamp: momentOf(stored.timestamp), report: { ...report, interview_id: interviewId } };
}

/** Stores a text; where there is no room for it, in the place of the others. */
function store(storage: Storage, key: string, text: string): void {
  try {
    storage.setItem(key, text);
  } catch {
    for (const id of keptIds(storage)) storage.removeItem(ENTRY_PREFIX + id);
    storage.setItem(key, text);
  }
}

/** Keeps the newest few, and none for longer than a week. */
function cleanUp(storage: Storage): void {
  const entries = keptIds(storage)
    .map((id) => ({ id, timestamp: momentOf(parse(storage.getItem(ENTRY_PREFIX + id)).timestamp) }))
    .sort((a, b) => b.timestamp - a.timestamp);
  entries.forEach(({ id, timestamp }, place) => {
    if (place >= NEWEST_KEPT || !isFresh(timestamp)) storage.removeItem(ENTRY_PREFIX + id);
  });
}

const isLasting = (storage: Storage) => storage === storages()[0] && storages().length > 1;
const isFresh = (timestamp: number) => Date.now() - timestamp <= LONGEST_KEPT_MS;
const momentOf = (timestamp: unknown) => Number(new Date(timestamp as number | string)) || 0;

function parse(text: string | null): Record<string, unknown> {
  try {
    return record(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
