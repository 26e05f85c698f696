import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { secretProblem } from '#worker/setting-problems.ts';
import { ROOT } from './bootstrap.mjs';
import { runTool } from './run-tool.ts';

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
 * Leaves no byte of rows that were deleted: SQLite keeps them in its file until their place is needed, and D1 lets nobody
 * tell it otherwise. To be done while nothing serves the folder.
 */
export function forgetDeletedRows(folder = stateFolder()): void {
  const databases = path.join(folder, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  if (!existsSync(databases)) return;
  for (const name of readdirSync(databases).filter((file) => file.endsWith('.sqlite'))) {
    const db = new DatabaseSync(path.join(databases, name));
    db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
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
