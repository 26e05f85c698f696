import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '#scripts/bootstrap.mjs';
import { buildForProduction } from '#scripts/deploy/deploy-product.ts';

const BUILT = path.join(ROOT, 'dist/production/worker/index.js');
const ROUNDS = 9;

/** What of the runtime a script names when it is loaded. */
const RUNTIME = `export class DurableObject {} export class RpcTarget {} export class WorkerEntrypoint {} export const env = {};`;
const STANDS_IN = `data:text/javascript,${encodeURIComponent(RUNTIME)}`;
const LOAD = `
import { registerHooks } from 'node:module';
registerHooks({ resolve: (name, context, next) =>
  name.startsWith('cloudflare:') ? { url: ${JSON.stringify(STANDS_IN)}, shortCircuit: true } : next(name, context) });
await import(process.argv[1]);
const { user, system } = process.cpuUsage();
console.log((user + system) / 1000);
`;

/** Processor time until the built Worker's script is loaded, as every isolate does, beside a Worker that does nothing. */
export async function measureStartUp(): Promise<void> {
  await buildForProduction();
  const empty = `data:text/javascript,${encodeURIComponent('export default { fetch: () => new Response() };')}`;
  // In turns, so that whatever else the machine does falls on both.
  const times = Array.from({ length: ROUNDS }, () => [cpuMs(empty), cpuMs(pathToFileURL(BUILT).href)] as const);
  const [bare, product] = [middle(times.map(([ms]) => ms)), middle(times.map(([, ms]) => ms))];
  console.log(`  ${bare.toFixed(0).padStart(5)} ms of CPU  a Worker that does nothing, with the start of Node`);
  console.log(
    `  ${product.toFixed(0).padStart(5)} ms of CPU  the product's, ${(product / bare).toFixed(2)} times as much`,
  );
}

function cpuMs(address: string): number {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', LOAD, address], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The script cannot be loaded:\n${stderr}`);
  return Number(stdout);
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
