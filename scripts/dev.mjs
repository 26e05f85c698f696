import { bootstrap } from './bootstrap.mjs';

bootstrap();
const { migrateLocalDatabase, serverSecret, stateFolder } = await import('./local-state.ts');
const { runTool } = await import('./run-tool.ts');
const { engineSettings } = await import('./engine-settings.ts');
const { messageSettings } = await import('./message-settings.ts');
const { recordingSettings } = await import('./recording-settings.ts');
const { wantedPort } = await import('./port.ts');
let port;
try {
  port = wantedPort();
  engineSettings();
  messageSettings();
  recordingSettings();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const secret = serverSecret();
await migrateLocalDatabase();
await runTool('vite', ['dev', '--port', String(port), '--strictPort'], {
  env: { SERVER_SECRET: secret, GREENROOM_STATE: stateFolder() },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});
