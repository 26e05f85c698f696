import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programBytes } from '#domain/speech-program/manifest.ts';
import { fetchModels } from '#scripts/models/fetch-models.ts';
import { keptManifest, modelsUrl } from '#scripts/serve/speech-program-folder.ts';
import { LoopbackServer } from '#tests/support/loopback-server.ts';
import { makeProgram } from '#tests/support/made-program.ts';

/** What the sentence is that a program is tried with, for each half second. */
const RIGHT = ['i led', 'a team', 'of five', 'engineers', 'for', 'two years', '.', '.', '.', '.'];

let program = makeProgram({ says: RIGHT });
let hub: LoopbackServer;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubEnv('GREENROOM_STATE', await mkdtemp(path.join(tmpdir(), 'greenroom-models-')));
  program = makeProgram({ says: RIGHT });
  hub = await LoopbackServer.start(
    () => undefined,
    async ({ url }) => {
      const { encoder, decoder, tokenizer } = program.whole;
      const files: Record<string, Uint8Array<ArrayBuffer>> = {
        'onnx/encoder_model.onnx': encoder,
        'onnx/decoder_model_merged_quantized.onnx': decoder,
        'tokenizer.json': tokenizer,
      };
      const file = files[url.pathname.replace('/onnx-community/moonshine-tiny-ONNX/resolve/main/', '')];
      return file
        ? new Response(file, { headers: { 'x-repo-commit': 'c0ffee' } })
        : new Response('Not found', { status: 404 });
    },
  );
});

afterEach(async () => {
  await hub.stop();
  await rm(process.env.GREENROOM_STATE ?? '', { recursive: true, force: true });
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const fetchFromHub = () => fetchModels(['--from', hub.address]);
const folder = () => path.join(process.env.GREENROOM_STATE ?? '', 'speech-program');

test('a program is fetched, pinned by size and hash, tried, and offered from then on', async () => {
  expect(modelsUrl()).toBeUndefined();
  await fetchFromHub();
  const manifest = keptManifest();
  expect(manifest).toMatchObject({ model: 'onnx-community/moonshine-tiny-ONNX', revision: 'c0ffee', licence: 'MIT' });
  expect(manifest?.files.map(({ role, bytes, sha256 }) => ({ role, bytes, sha256 }))).toEqual(
    program.manifest.files.map(({ role, bytes, sha256 }) => ({ role, bytes, sha256 })),
  );
  const kept = manifest?.files.flatMap(({ parts }) =>
    parts.map((part) => readFileSync(path.join(folder(), part.path))),
  );
  expect(kept?.reduce((sum, { length }) => sum + length, 0)).toBe(manifest && programBytes(manifest));
  expect(modelsUrl()).toBe('/speech-program');
  vi.stubEnv('ASR_MODELS_URL', 'https://models.example/speech/');
  expect(modelsUrl()).toBe('https://models.example/speech');
});

test('one that writes down something else is not kept', async () => {
  program = makeProgram();
  await expect(fetchFromHub()).rejects.toThrow('so it is not kept');
  expect(existsSync(folder())).toBe(false);
});

test('what was pinned has to come again as it was', async () => {
  await fetchFromHub();
  program = makeProgram({ says: RIGHT.with(9, '!') });
  await expect(fetchFromHub()).rejects.toThrow('The tokenizer is not the one that was pinned');
  expect(keptManifest()?.files).toHaveLength(3);
});

test('an address that answers nothing of it, and one that nothing is pinned for, are named', async () => {
  await expect(fetchModels(['--from', `${hub.address}/elsewhere`])).rejects.toThrow('answers 404');
  await expect(fetchModels(['--model', 'huge'])).rejects.toThrow('--model is one of tiny, base');
  vi.stubEnv('ASR_MODELS_URL', 'https://models.example');
  expect(modelsUrl).toThrow('ASR_MODELS_URL needs the manifest that npm run models makes');
  vi.stubEnv('ASR_MODELS_URL', 'ftp://models.example');
  expect(modelsUrl).toThrow('ASR_MODELS_URL must be a web address or a path that begins with /');
});
