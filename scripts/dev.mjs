import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { migrateLocalDatabase, prepareStateFolder, serverSecret, stateFolder } = await import('./local-state.ts');
const { runTool } = await import('./run-tool.ts');
const { engineSettings } = await import('./engine-settings.ts');
const { messageSettings } = await import('./message-settings.ts');
const { recordingSettings } = await import('./recording-settings.ts');
const { feedbackFormUrl } = await import('./asset-headers.ts');
const { wantedPort } = await import('./port.ts');
let port;
let secret;
try {
  port = wantedPort();
  engineSettings();
  messageSettings();
  recordingSettings();
  feedbackFormUrl();
  prepareStateFolder();
  secret = serverSecret();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await migrateLocalDatabase();
await runTool('vite', ['dev', '--port', String(port), '--strictPort'], {
  env: { SERVER_SECRET: secret, GREENROOM_STATE: stateFolder() },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
