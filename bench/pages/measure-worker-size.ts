import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '#scripts/bootstrap.mjs';
import { buildForProduction } from '#scripts/deploy/deploy-product.ts';
import { BUILT_SETTINGS } from '#scripts/deploy/deploy-steps.ts';
import { createWrangler } from '#scripts/deploy/wrangler.ts';

const GOAL_KIB = 600;
/** What it may grow to before somebody has to look at it: docs/decisions/025. */
const LIMIT_KIB = 600;
const GZIP_LEVEL = 6;
const BUILT = path.join(ROOT, 'dist/production/worker');
const TRADES = 'src/domain/planning/knowledge';

/** Prints what the deployed Worker weighs, as wrangler tells it, and what of it is what. Rejects when it passes its limit. */
export async function measureWorkerSize(): Promise<void> {
  await buildForProduction();
  const { printed } = await createWrangler()(['deploy', '--config', BUILT_SETTINGS, '--dry-run']);
  const whole = Number(/gzip: ([\d.]+) KiB/.exec(printed)?.[1]);
  if (!(whole > 0)) throw new Error(`wrangler did not tell the size of the Worker:\n${printed}`);
  const start = zipped(readFileSync(path.join(BUILT, 'index.js')));
  const later = readdirSync(path.join(BUILT, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + zipped(readFileSync(path.join(BUILT, 'assets', name))), 0);
  const trades = zipped(readdirSync(path.join(ROOT, TRADES)).filter(isJson).map(inBundle(TRADES)).join(''));
  const weights = zipped(['planning', 'scoring', 'judging'].map((name) => inBundle('models')(`${name}.json`)).join(''));
  console.log(`  ${kib(whole)} KiB  the Worker, gzip, as wrangler tells it (goal ${GOAL_KIB}, limit ${LIMIT_KIB})`);
  console.log(`  ${kib(start + later - trades - weights)} KiB  of it code, with the packages it stands on`);
  console.log(`  ${kib(trades)} KiB  of it the words of trades`);
  console.log(`  ${kib(weights)} KiB  of it weights`);
  if (whole > LIMIT_KIB) throw new Error('The Worker is too large.');
}

const isJson = (name: string) => name.endsWith('.json');

/** A file of data as a build writes it: without the spaces that people need. */
const inBundle = (folder: string) => (name: string) =>
  JSON.stringify(JSON.parse(readFileSync(path.join(ROOT, folder, name), 'utf8')));

const zipped = (data: string | Uint8Array): number => gzipSync(data, { level: GZIP_LEVEL }).length / 1_024;

const kib = (amount: number): string => amount.toFixed(0).padStart(5);
