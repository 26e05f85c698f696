import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';

/**
 * The build leaves a note that sends every later `wrangler` command to its output. The preview server needs it to
 * start; left lying about, it would let a bare `wrangler deploy` publish the development build.
 */
const REDIRECT = path.join(ROOT, '.wrangler', 'deploy', 'config.json');

export async function writeDeployRedirect(): Promise<void> {
  await mkdir(path.dirname(REDIRECT), { recursive: true });
  const note = { configPath: '../../dist/development/worker/wrangler.json', auxiliaryWorkers: [] };
  await writeFile(REDIRECT, JSON.stringify(note));
}

export const removeDeployRedirect = (): Promise<void> => rm(REDIRECT, { force: true });
