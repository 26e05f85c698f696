import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runBenches } = await import('../bench/run-benches.ts');
await runBenches(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
