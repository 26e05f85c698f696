import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { runTool } from './run-tool.ts';

/** Where local data lives: D1, R2, the interview objects and the server's secret. */
export const stateFolder = (): string => path.resolve(ROOT, process.env.GREENROOM_STATE ?? '.greenroom');

/** The server's secret of this state folder, made at the first start. */
export function serverSecret(): string {
  const folder = stateFolder();
  const file = path.join(folder, 'server-secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
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

function hashMigrations(): string {
  const hash = createHash('sha256');
  const folder = path.join(ROOT, 'migrations');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex');
}
