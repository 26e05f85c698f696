import { bootstrap } from './bootstrap.mjs';
bootstrap();
const { readExamples } = await import('../lab/reading/examples.ts');
const { prepare } = await import('../lab/reading/learn-reading.ts');
const { judgeAll } = await import('../lab/reading/measure-reading.ts');
const { writeFileSync } = await import('node:fs');
const j = judgeAll(prepare(readExamples()), 3, console.log);
writeFileSync('/tmp/judged.json', JSON.stringify(j));
