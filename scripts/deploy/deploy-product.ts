import { BUILT_FOR_PEOPLE } from '../build-product.ts';
import { runTool } from '../run-tool.ts';
import { addSpeechProgram, deployedModelsUrl } from '../serve/speech-program-folder.ts';
import { databaseProblem } from './deploy-database.ts';
import { removeDeployRedirect } from './deploy-redirect.ts';

/** Builds what is served to people and hands it to wrangler, with its arguments. */
export async function deployProduct(args: readonly string[]): Promise<void> {
  const problem = databaseProblem();
  if (problem && !args.includes('--dry-run')) throw new Error(problem);
  if (problem) console.warn(`${problem} A deploy is refused until then.`);
  const programUrl = deployedModelsUrl();
  await runTool('vite', ['build', '--logLevel', 'warn'], {
    env: { ...BUILT_FOR_PEOPLE, CLOUDFLARE_ENV: 'production' },
  });
  await removeDeployRedirect();
  await addSpeechProgram('dist/production/client', programUrl);
  await runTool('wrangler', ['deploy', '--config', 'dist/production/worker/wrangler.json', ...args]);
}
