import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { evaluate } = await import('../lab/evaluate-scoring.ts');
await evaluate(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
