import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Brings the local D1 to the newest schema. */
export async function migrateLocalDatabase(): Promise<void> {
  await runTool('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', stateFolder()], {
    quiet: true,
    env: { CI: '1' },
  });
}
