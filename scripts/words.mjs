import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { printWords } = await import('./print-words.ts');
printWords();
