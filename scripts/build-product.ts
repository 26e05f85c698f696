import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { removeDeployRedirect } from './deploy/deploy-redirect.ts';
import { joinLicences } from './join-licences.ts';
import { runTool } from './run-tool.ts';

const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'wrangler.toml', 'package-lock.json'];
export const DEVELOPMENT_BUILD = path.join(ROOT, 'dist', 'development');
/** Whoever builds, React's development build is never what is built: a test runner calls itself NODE_ENV=test. */
export const BUILT_FOR_PEOPLE = { NODE_ENV: 'production' };
const BUILT_MARK = path.join(DEVELOPMENT_BUILD, '.inputs');

/** Builds the client and the Worker unless nothing that goes into them has changed since the last build. */
export async function buildProduct(): Promise<void> {
  const inputs = await hashInputs();
  if (existsSync(BUILT_MARK) && readFileSync(BUILT_MARK, 'utf8') === inputs) return;
  console.log('Building.');
  await rm(BUILT_MARK, { force: true });
  await runTool('vite', ['build', '--logLevel', 'warn'], { quiet: true, env: BUILT_FOR_PEOPLE });
  joinLicences(DEVELOPMENT_BUILD);
  await removeDeployRedirect();
  writeFileSync(BUILT_MARK, inputs);
}

async function hashInputs(): Promise<string> {
  const hash = createHash('sha256');
  for (const input of INPUTS) await addToHash(hash, path.join(ROOT, input));
  return hash.digest('hex');
}

async function addToHash(hash: ReturnType<typeof createHash>, place: string): Promise<void> {
  if (!existsSync(place)) return;
  const entries = await readdir(place, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    hash.update(path.relative(ROOT, place)).update(await readFile(place));
    return;
  }
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    await addToHash(hash, path.join(place, entry.name));
  }
}
