import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { checkSources } = await import('./check-sources.ts');
await checkSources().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
