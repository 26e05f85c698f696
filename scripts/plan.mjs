import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { planPostings } = await import('../lab/plan-postings.ts');
await planPostings(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
