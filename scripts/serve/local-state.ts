import { createHash, randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { secretProblem } from '#worker/setting-problems.ts';
import { ROOT } from '../bootstrap.mjs';
import { runTool } from '../run-tool.ts';

/** Where local data lives: D1, R2, the interview objects and the server's secret. */
export const stateFolder = (): string => path.resolve(ROOT, process.env.GREENROOM_STATE ?? '.greenroom');

/** The server's secret: the environment's, else that of this state folder, made at the first start. Throws for a short one. */
export function serverSecret(): string {
  const secret = process.env.SERVER_SECRET || keptSecret();
  const problem = secretProblem(secret);
  if (problem) throw new Error(problem);
  return secret;
}

function keptSecret(): string {
  const file = path.join(stateFolder(), 'server-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Makes the state folder if there is none; throws, and names the setting, where nothing can be kept in it. */
export function prepareStateFolder(): void {
  const folder = stateFolder();
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`GREENROOM_STATE must be a folder that can be written to, which ${folder} is not`);
  }
}

/** Brings the local D1 of a state folder to the newest schema; asking whether it is there costs seconds. */
export async function migrateLocalDatabase(folder = stateFolder()): Promise<void> {
  // Beside the data, so that it goes with them.
  const mark = path.join(folder, 'v3', 'migrated');
  const migrations = hashMigrations();
  if (existsSync(mark) && readFileSync(mark, 'utf8') === migrations) return;
  await runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', folder], {
    quiet: true,
    env: { CI: '1' },
  });
  writeFileSync(mark, migrations);
}

/**
 * Leaves nothing of what was deleted, or of what a killed server had not kept yet. To be done while nothing serves the
 * folder.
 */
export function forgetLeftovers(folder = stateFolder()): void {
  const runtime = path.join(folder, 'v3');
  // SQLite keeps the bytes of deleted rows until their place is needed, and D1 lets nobody tell it otherwise.
  for (const file of databasesIn(path.join(runtime, 'd1', 'miniflare-D1DatabaseObject')))
    inDatabase(file, (db) => db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'));
  const files = path.join(runtime, 'r2', 'greenroom-media', 'blobs');
  const [bucket, another] = databasesIn(path.join(runtime, 'r2', 'miniflare-R2BucketObject'));
  // Which of two would name these files is not known here, and nothing is deleted on a guess.
  if (!bucket || another || !existsSync(files)) return;
  const named = new Set(inDatabase(bucket, (db) => db.prepare(NAMES_OF_FILES).all()).map(({ blob_id }) => blob_id));
  for (const file of readdirSync(files)) if (!named.has(file)) rmSync(path.join(files, file));
}

const NAMES_OF_FILES = 'SELECT blob_id FROM _mf_objects UNION SELECT blob_id FROM _mf_multipart_parts';

/** The files that hold tables; what the runtime notes beside them is none. */
const databasesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
        .map((name) => path.join(folder, name))
    : [];

function inDatabase<T>(file: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

function hashMigrations(): string {
  const hash = createHash('sha256');
  const folder = path.join(ROOT, 'migrations');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
