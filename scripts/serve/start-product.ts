import { buildProduct } from '../build-product.ts';
import { feedbackFormUrl } from './asset-headers.ts';
import { engineSettings } from './engine-settings.ts';
import { forgetLeftovers, migrateLocalDatabase, prepareStateFolder, serverSecret, stateFolder } from './local-state.ts';
import { messageSettings } from './message-settings.ts';
import { operatorSettings } from './operator-settings.ts';
import { requireFreePort, wantedPort } from './port.ts';
import { recordingSettings } from './recording-settings.ts';
import type { ServedBuild } from './serve-build.ts';
import { modelsUrl } from './speech-program-folder.ts';

/** Builds, migrates and serves the product on one address, until it is stopped. */
export async function startProduct(): Promise<void> {
  try {
    const served = await serve();
    const stop = () => void served.stop().finally(() => process.exit(0));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    stopWithNpm(stop);
    console.log(`Greenroom is ready at ${served.address}`);
    if (!process.env.EMAIL_SENDER)
      console.log(`Codes that a sign-up would be sent are at ${served.address}/dev/outbox`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const LOOK_EVERY_MS = 500;
/** What started this process. */
const ABOVE = process.ppid;

/** Under npm a signal may end npm, its shell or an older Node in between, and never come here: then nobody is above us. */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const look = setInterval(() => {
    if (process.ppid === ABOVE) return;
    clearInterval(look);
    stop();
  }, LOOK_EVERY_MS);
}

async function serve(): Promise<ServedBuild> {
  const port = wantedPort();
  await requireFreePort(port);
  const settings = { ...engineSettings(), ...messageSettings(), ...recordingSettings(), ...operatorSettings() };
  const formUrl = feedbackFormUrl();
  prepareStateFolder();
  const programUrl = modelsUrl();
  const secret = serverSecret();
  // Not before: what runs it takes a second to load, and a setting that cannot be used is told at once.
  const [{ serveBuild }] = await Promise.all([import('./serve-build.ts'), buildProduct(), migrateLocalDatabase()]);
  forgetLeftovers();
  return serveBuild({
    port,
    state: stateFolder(),
    settings: {
      ...settings,
      SERVER_SECRET: secret,
      ...(formUrl ? { FEEDBACK_FORM_URL: formUrl } : {}),
      ...(programUrl ? { ASR_MODELS_URL: programUrl } : {}),
    },
    feedbackFormUrl: formUrl,
    modelsUrl: programUrl,
  });
}
