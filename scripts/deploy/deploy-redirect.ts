import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';

/**
 * A build leaves a note that sends every later `wrangler` command to its output. Left lying about, it would let a bare
 * `wrangler deploy` publish the development build.
 */
const REDIRECT = path.join(ROOT, '.wrangler', 'deploy', 'config.json');

export const removeDeployRedirect = (): Promise<void> => rm(REDIRECT, { force: true });
