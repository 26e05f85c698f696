// `node scripts/run.mjs <command> …`: what every npm script calls. It runs on whatever Node a machine has.
import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { COMMANDS } = await import('./commands.ts');
const [name = '', ...args] = process.argv.slice(2);
try {
  if (!(name in COMMANDS)) throw new Error(`No command ${name}; there are ${Object.keys(COMMANDS).join(', ')}`);
  await COMMANDS[name](args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
