import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runFits } = await import('../lab/fit/run-fits.ts');
try {
  runFits(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
