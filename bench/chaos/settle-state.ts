import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '#tests/support/server-process.ts';
import type { Figures } from './figures.ts';
import { searchState } from './search-state.ts';

/** The first request after a start is followed by a round of chores, which does twenty sweeps. */
const MOST_ROUNDS = 40;
const SWEEPS_A_ROUND = 20;
const ROUND_MS = 15_000;
const CHORES = `SELECT (SELECT COUNT(*) FROM media_sweeps) +
  (SELECT COUNT(*) FROM users WHERE erasing_at IS NOT NULL) AS n`;

/**
 * Brings the time of every sweep that waits, lets the server do its chores, and looks for what erased candidates said:
 * nowhere, and for files that nothing names.
 */
export async function settleState(server: ServerProcess, canaries: readonly string[]): Promise<Figures> {
  const faults: string[] = [];
  await server.kill();
  const countChores = () => inStore(server, 'database', (db) => Number(db.prepare(CHORES).get()?.n));
  const waiting = countChores();
  for (let round = 0; round < MOST_ROUNDS && countChores() > 0; round++) {
    const before = countChores();
    await server.kill();
    // An erasure that was finished in a round leaves a sweep of its own.
    inStore(server, 'database', (db) => db.exec('UPDATE media_sweeps SET due_at = 0'));
    await server.startAgain();
    await fetch(`${server.address}/api/health`);
    const end = Date.now() + ROUND_MS;
    while (countChores() > Math.max(0, before - SWEEPS_A_ROUND) && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (countChores() > 0) faults.push(`${countChores()} chores were never done`);
  await server.kill();
  // The bytes of deleted rows go at the next start.
  await server.startAgain();
  await server.kill();
  const found = searchState(server.stateFolder, canaries);
  let unheardOf = 0;
  for (const [file, words] of found) {
    // Of an interview whose start nobody heard of, and who said it again got another: it goes after its day.
    if (isLeftToItsDay(path.join(server.stateFolder, file))) unheardOf += 1;
    else faults.push(`${words.length} erased candidates stand in ${file}: ${words[0]}`);
  }
  const orphans = orphanFiles(server);
  if (orphans > 0) faults.push(`${orphans} files that nothing names`);
  return {
    faults,
    lines: [
      `${waiting} erasures and sweeps of late uploads waited, and were done before their time.`,
      `${canaries.length} canaries of erased candidates looked for in every file of the state folder: ${found.size} files hold one.`,
      `${unheardOf} of them are interviews whose start was never answered: nobody’s, unanswered, and to be erased after their day.`,
      `${orphans} files that nothing names.`,
    ],
  };
}

const STORES = { database: 'd1/miniflare-D1DatabaseObject', bucket: 'r2/miniflare-R2BucketObject' };
export type Store = keyof typeof STORES;

/** The file in which the runtime keeps rows of the database, or names of the bucket's files, once there are any. */
export function storedFile(server: ServerProcess, store: Store): string | undefined {
  const folder = path.join(server.stateFolder, 'v3', STORES[store]);
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  return file ? path.join(folder, file) : undefined;
}

export function openStored(server: ServerProcess, store: Store): DatabaseSync | undefined {
  const file = storedFile(server, store);
  if (!file) return undefined;
  const db = new DatabaseSync(file);
  db.exec('PRAGMA busy_timeout = 5000');
  return db;
}

function inStore<T>(server: ServerProcess, store: Store, work: (db: DatabaseSync) => T): T {
  const db = openStored(server, store);
  if (!db) throw new Error(`There is no ${store}`);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Whether a file is an interview that nobody owns, in which nothing was said, and that has its day set. */
function isLeftToItsDay(file: string): boolean {
  if (!file.includes('InterviewObject')) return false;
  // What is not in the file itself yet stands beside it.
  const db = new DatabaseSync(file.replace(/-wal$/, ''));
  try {
    const [interview, ...more] = db.prepare('SELECT owner_id FROM interview').all();
    const said = db.prepare("SELECT COUNT(*) AS n FROM entries WHERE speaker = 'human'").get()?.n;
    const day = db.prepare("SELECT due_at FROM deadlines WHERE name = 'expiry'").all();
    return interview?.owner_id === null && more.length === 0 && said === 0 && day.length === 1;
  } finally {
    db.close();
  }
}

/** Files of the bucket that no object of it is made of. */
function orphanFiles(server: ServerProcess): number {
  const blobs = path.join(server.stateFolder, 'v3', 'r2', 'greenroom-media', 'blobs');
  if (!existsSync(blobs)) return 0;
  const named = inStore(
    server,
    'bucket',
    (db) =>
      new Set(
        db
          .prepare('SELECT blob_id FROM _mf_objects')
          .all()
          .map(({ blob_id }) => blob_id),
      ),
  );
  return readdirSync(blobs).filter((blob) => !named.has(blob)).length;
}
