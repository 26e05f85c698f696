import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildProduct } from '../build-product.ts';
import { runTool } from '../run-tool.ts';
import { engineSettings } from './engine-settings.ts';
import { migrateLocalDatabase, prepareStateFolder, serverSecret, stateFolder } from './local-state.ts';
import { messageSettings } from './message-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import { requireFreePort, wantedPort } from './port.ts';
import { recordingSettings } from './recording-settings.ts';

/**
 * The Worker under `wrangler dev`, which builds it anew at each change: the same data as `npm start`, migrated, with
 * the same secret. The pages are those of the last build.
 */
export async function runDevWorker(): Promise<void> {
  const port = wantedPort();
  await requireFreePort(port);
  prepareStateFolder();
  const secret = { SERVER_SECRET: serverSecret() };
  const settings = {
    ...engineSettings(),
    ...messageSettings(),
    ...recordingSettings(),
    ...operatorSettings(),
    ...secret,
  };
  const variables = path.join(stateFolder(), 'dev-variables.env');
  writeFileSync(variables, variableLines(settings), { mode: 0o600 });
  await Promise.all([buildProduct(), migrateLocalDatabase()]);
  await runTool(
    'wrangler',
    ['dev', '--port', String(port), '--inspector-port', '0', '--persist-to', stateFolder(), '--env-file', variables],
    { env: { GREENROOM_PREPARED: '1' } },
  );
}

/** A file of variables has no escapes inside quotes, so a value stands between marks that are not in it. */
function variableLines(variables: Record<string, string>): string {
  const lines = Object.entries(variables).map(([name, value]) => {
    const mark = ["'", '`', '"'].find((candidate) => !value.includes(candidate));
    if (!mark) throw new Error(`${name} holds all three kinds of quotation marks, which cannot be handed over`);
    // A dollar sign would stand for another variable.
    return `${name}=${mark}${value.replaceAll('$', '\\$')}${mark}\n`;
  });
  return lines.join('');
}
