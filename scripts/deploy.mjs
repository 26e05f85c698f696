import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { BUILT_FOR_PEOPLE } = await import('./build-product.ts');
const { databaseProblem } = await import('./deploy-database.ts');
const { removeDeployRedirect } = await import('./deploy-redirect.ts');
const { runTool } = await import('./run-tool.ts');
try {
  const problem = databaseProblem();
  if (problem && !process.argv.includes('--dry-run')) throw new Error(problem);
  if (problem) console.warn(`${problem} A deploy is refused until then.`);
  await runTool('vite', ['build', '--logLevel', 'warn'], {
    env: { ...BUILT_FOR_PEOPLE, CLOUDFLARE_ENV: 'production' },
  });
  await removeDeployRedirect();
  await runTool('wrangler', ['deploy', '--config', 'dist/production/worker/wrangler.json', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
