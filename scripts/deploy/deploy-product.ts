import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { BUILT_FOR_PEOPLE } from '../build-product.ts';
import { joinLicences } from '../join-licences.ts';
import { runTool } from '../run-tool.ts';
import { addSpeechProgram, deployedModelsUrl } from '../serve/speech-program-folder.ts';
import { removeDeployRedirect } from './deploy-redirect.ts';
import { BUILT_SETTINGS, deploySteps } from './deploy-steps.ts';
import { readProductionSettings } from './production-settings.ts';
import { createWrangler } from './wrangler.ts';

const PRODUCTION_BUILD = path.join(ROOT, 'dist', 'production');
const READY_TRIES = 30;
const BETWEEN_TRIES_MS = 3_000;
const ANSWER_LIMIT_MS = 10_000;

/** `npm run deploy`: everything that is missing is made, and what is there is left alone. `--dry-run` only builds and packs. */
export async function deployProduct(args: readonly string[]): Promise<void> {
  const unknown = args.filter((arg) => arg !== '--dry-run');
  if (unknown.length > 0) throw new Error(`npm run deploy takes --dry-run and nothing else, not ${unknown.join(' ')}`);
  if (args.includes('--dry-run')) {
    await buildForProduction();
    return runTool('wrangler', ['deploy', '--config', BUILT_SETTINGS, '--dry-run']);
  }
  await deploySteps({
    wrangler: createWrangler(),
    settings: readProductionSettings(),
    build: buildForProduction,
    migrations: migrationNames(),
    answers: (address) => answersInTime(address),
    say: (line) => console.log(line),
  });
}

export const migrationNames = (): string[] =>
  readdirSync(path.join(ROOT, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Builds what is served to people; answers a mark that is the same for the same build. */
export async function buildForProduction(): Promise<string> {
  const programUrl = deployedModelsUrl();
  await runTool('vite', ['build', '--logLevel', 'error'], {
    quiet: true,
    env: { ...BUILT_FOR_PEOPLE, CLOUDFLARE_ENV: 'production' },
  });
  joinLicences(PRODUCTION_BUILD);
  await removeDeployRedirect();
  await addSpeechProgram('dist/production/client', programUrl);
  return builtMark();
}

/** The mark of what lies there built. */
export function builtMark(): string {
  const hash = createHash('sha256');
  const files = readdirSync(PRODUCTION_BUILD, { recursive: true, withFileTypes: true })
    // A source map runs nowhere, and the bundler puts other names of its own into one each time.
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort();
  for (const file of files) hash.update(path.relative(PRODUCTION_BUILD, file)).update(readFileSync(file));
  // Cloudflare takes 25 characters.
  return hash.digest('hex').slice(0, 16);
}

/** Whether it says within some tries that it is ready; one that takes a connection and says nothing is asked again. */
export async function answersInTime(
  address: string,
  { tries = READY_TRIES, betweenMs = BETWEEN_TRIES_MS, limitMs = ANSWER_LIMIT_MS } = {},
): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await new Promise((resolve) => setTimeout(resolve, betweenMs));
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(`${address}/api/health`, { signal }).catch(() => undefined);
    if (answer?.ok) return true;
  }
  return false;
}
