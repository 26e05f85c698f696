import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runDevWorker } = await import('./run-dev-worker.ts');
await runDevWorker().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
