import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { removeDeployRedirect } = await import('./deploy-redirect.ts');
const { runTool } = await import('./run-tool.ts');
try {
  await runTool('vite', ['build', '--logLevel', 'warn'], { env: { CLOUDFLARE_ENV: 'production' } });
  await removeDeployRedirect();
  await runTool('wrangler', ['deploy', '--config', 'dist/production/worker/wrangler.json', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
