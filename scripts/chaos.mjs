import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runChaos } = await import('../bench/chaos/run-chaos.ts');
await runChaos(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
