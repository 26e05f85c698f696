import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { talkOver } = await import('../lab/talk-over.ts');
await talkOver(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
