import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { printMatrix } = await import('./print-matrix.ts');
await printMatrix().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
