import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { bootstrap, ROOT } from './bootstrap.mjs';

bootstrap();
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'worker', 'tests/worker/fuzz.test.ts'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
});
process.exit(status ?? 1);
