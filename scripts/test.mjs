import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runTests } = await import('./run-tests.ts');
await runTests(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
