import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { feedbackFormUrl } from '#scripts/serve/asset-headers.ts';
import { prepareStateFolder, serverSecret } from '#scripts/serve/local-state.ts';
import { wantedPort } from '#scripts/serve/port.ts';
import { modelsUrl } from '#scripts/serve/speech-program-folder.ts';

it.each([
  ['PORT', 'http', wantedPort, 'PORT must be'],
  ['SERVER_SECRET', 'short', serverSecret, 'SERVER_SECRET must have at least 32 characters'],
  ['FEEDBACK_FORM_URL', 'javascript:alert(1)', feedbackFormUrl, 'FEEDBACK_FORM_URL must be a web address'],
  ['ASR_MODELS_URL', 'ftp://models.example', modelsUrl, 'ASR_MODELS_URL must be a web address or a path'],
  [
    'ASR_MODELS_URL',
    'https://models.example',
    modelsUrl,
    'ASR_MODELS_URL needs the manifest that npm run models makes',
  ],
  [
    'GREENROOM_STATE',
    import.meta.filename,
    prepareStateFolder,
    'GREENROOM_STATE must be a folder that can be written to',
  ],
])('%s as %s cannot be used, and is named in one line', (name, value, read, problem) => {
  const state = mkdtempSync(path.join(tmpdir(), 'greenroom-state-'));
  try {
    vi.stubEnv('GREENROOM_STATE', state);
    vi.stubEnv(name, value);
    let told = '';
    try {
      read();
    } catch (error) {
      told = error instanceof Error ? error.message : '';
    }
    expect(told).toContain(problem);
    expect(told.split('\n')).toHaveLength(1);
  } finally {
    rmSync(state, { recursive: true });
  }
});
