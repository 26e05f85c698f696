import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { runTool } = await import('./run-tool.ts');
const production = { CLOUDFLARE_ENV: 'production' };
try {
  await runTool('vite', ['build', '--logLevel', 'warn'], { env: production });
  await runTool(
    'wrangler',
    ['deploy', '--config', 'dist/production/greenroom/wrangler.json', ...process.argv.slice(2)],
    {
      env: { GREENROOM_DEPLOY: 'production' },
    },
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
