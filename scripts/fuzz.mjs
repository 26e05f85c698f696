import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});
const { printFuzz } = await import('./print-fuzz.ts');
await printFuzz(Number(values.requests), Number(values.seed)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
