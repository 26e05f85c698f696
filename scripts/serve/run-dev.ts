import { runTool } from '../run-tool.ts';
import { feedbackFormUrl } from './asset-headers.ts';
import { engineSettings } from './engine-settings.ts';
import { migrateLocalDatabase, prepareStateFolder, serverSecret, stateFolder } from './local-state.ts';
import { messageSettings } from './message-settings.ts';
import { wantedPort } from './port.ts';
import { recordingSettings } from './recording-settings.ts';

/** The pages under Vite, which shows each change at once, on the same data as `npm start`. */
export async function runDev(): Promise<void> {
  const port = wantedPort();
  engineSettings();
  messageSettings();
  recordingSettings();
  feedbackFormUrl();
  prepareStateFolder();
  const secret = serverSecret();
  await migrateLocalDatabase();
  await runTool('vite', ['dev', '--port', String(port), '--strictPort'], {
    env: { SERVER_SECRET: secret, GREENROOM_STATE: stateFolder() },
  });
}
