import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ServerProcess } from '#tests/support/server-process.ts';
import type { Figures } from './figures.ts';
import { searchState } from './search-state.ts';

const SWEPT_WITHIN_MS = 90_000;

/**
 * Brings the time of every sweep that waits, lets the server do its chores, and looks for what erased candidates said:
 * nowhere, and for files that nothing names.
 */
export async function settleState(server: ServerProcess, canaries: readonly string[]): Promise<Figures> {
  const faults: string[] = [];
  await server.kill();
  const waiting = inDatabase(server, (db) => {
    const count = db.prepare('SELECT COUNT(*) AS n FROM media_sweeps').get()?.n;
    db.exec('UPDATE media_sweeps SET due_at = 0');
    return Number(count);
  });
  await server.startAgain();
  await fetch(`${server.address}/api/health`);
  const end = Date.now() + SWEPT_WITHIN_MS;
  const isWaiting = () =>
    inDatabase(server, (db) => Number(db.prepare('SELECT COUNT(*) AS n FROM media_sweeps').get()?.n)) > 0;
  while (isWaiting() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 200));
  if (isWaiting()) faults.push('a sweep was never done');
  await server.kill();
  // The bytes of deleted rows go at the next start.
  await server.startAgain();
  await server.kill();
  const found = searchState(server.stateFolder, canaries);
  for (const [file, words] of found) faults.push(`${words.length} erased candidates stand in ${file}: ${words[0]}`);
  const orphans = orphanFiles(server);
  if (orphans > 0) faults.push(`${orphans} files that nothing names`);
  return {
    faults,
    lines: [
      `${waiting} sweeps of late uploads were done before their time.`,
      `${canaries.length} canaries of erased candidates looked for in every file of the state folder: ${found.size} files hold one.`,
      `${orphans} files that nothing names.`,
    ],
  };
}

function inDatabase<T>(server: ServerProcess, work: (db: DatabaseSync) => T): T {
  const folder = path.join(server.stateFolder, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error('There is no database');
  const db = new DatabaseSync(path.join(folder, file));
  try {
    db.exec('PRAGMA busy_timeout = 5000');
    return work(db);
  } finally {
    db.close();
  }
}

/** Files of the bucket that no object of it is made of. */
function orphanFiles(server: ServerProcess): number {
  const folder = path.join(server.stateFolder, 'v3', 'r2');
  const blobs = path.join(folder, 'greenroom-media', 'blobs');
  if (!existsSync(blobs)) return 0;
  const tables = path.join(folder, 'miniflare-R2BucketObject');
  const named = new Set<unknown>();
  for (const name of readdirSync(tables).filter((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite')) {
    const db = new DatabaseSync(path.join(tables, name));
    for (const { blob_id } of db.prepare('SELECT blob_id FROM _mf_objects').all()) named.add(blob_id);
    db.close();
  }
  return readdirSync(blobs).filter((blob) => !named.has(blob)).length;
}
