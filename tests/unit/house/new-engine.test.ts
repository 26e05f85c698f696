import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyTree } from '#tests/support/copied-tree.ts';

/** Speaks by `POST /say?as=VOICE`, the text as its body, in WAV. */
const VENDOR = `import { askVendor } from '#engines/ask-vendor.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { spokenAudio } from '#engines/spoken-audio.ts';
import { streamSpeech } from '#engines/stream-speech.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import type { Vendor } from '#engines/vendor.ts';
import { voicesOf } from '#engines/voices-of.ts';

export const parrotTts: Vendor<TextToSpeech> = {
  settings: { BASE_URL: 'required', API_KEY: 'required', VOICES: 'optional' },
  create({ BASE_URL: baseUrl, API_KEY: apiKey, VOICES: list = 'polly, jack' }, _env, timeoutMs) {
    const voices = voicesOf(list);
    const models = ['parrot'];
    const say = (text: string, voice: string, signal: AbortSignal) =>
      fetch(\`\${baseUrl}/say?as=\${encodeURIComponent(voice)}\`, {
        method: 'POST',
        headers: { authorization: \`Parrot \${apiKey}\` },
        body: text,
        redirect: 'manual',
        signal,
      });
    return {
      name: 'parrot',
      voices,
      models,
      async synthesise(request) {
        const { text, voice, warnings } = prepareSpeech({ voices, models }, request);
        return askVendor({
          timeoutMs,
          send: (signal) => say(text, voice, signal),
          read: (body) => spokenAudio(body, warnings),
        });
      },
      async stream(request, signal) {
        const { text, voice, warnings } = prepareSpeech({ voices, models }, request);
        return streamSpeech({ send: (cut) => say(text, voice, cut), rawHz: 24_000, warnings, timeoutMs, signal });
      },
    };
  },
};
`;

const SERVER = `import { LoopbackServer } from './loopback-server.ts';
import { hum, streamed } from './made-audio.ts';
import { VendorScript } from './vendor-script.ts';

export class ParrotServer {
  readonly script = new VendorScript<never>();
  readonly spoken: { text: string; voice: string }[] = [];
  #server: LoopbackServer | undefined;

  static async start(apiKey: string): Promise<ParrotServer> {
    const parrot = new ParrotServer();
    parrot.#server = await LoopbackServer.start(
      () => parrot.script.next(),
      async ({ headers, url, body }) => {
        if (headers.get('authorization') !== \`Parrot \${apiKey}\`) return new Response(null, { status: 401 });
        parrot.spoken.push({ text: body.toString(), voice: url.searchParams.get('as') ?? '' });
        return new Response(streamed(hum({ sampleRateHz: 24_000 })), { headers: { 'content-type': 'audio/wav' } });
      },
    );
    return parrot;
  }

  get address(): string {
    return this.#server?.address ?? '';
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}
`;

const RIG = `  async parrot() {
    const server = await ParrotServer.start(API_KEY);
    return {
      env: {
        TTS_ENGINE: 'parrot',
        TTS_BASE_URL: server.address,
        TTS_API_KEY: API_KEY,
        TTS_VOICES: VOICES.join(', '),
      },
      voices: VOICES,
      misbehave: (...told) => server.script.misbehave(...told),
      requests: () => server.script.requests,
      spoken: () => server.spoken.at(-1),
      stop: () => server.stop(),
    };
  },
`;

const SUITE = 'tests/unit/engines/tts.test.ts';
/** Against hanging: a compiler and a runner of tests begin here, on a machine that may have much else to do. */
const MOST_MS = 240_000;

let root: string;
let remove: () => Promise<void> = async () => undefined;
afterAll(() => remove(), MOST_MS);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Puts something behind the one place in a file that reads so. */
function addBehind(file: string, place: string, added: string): void {
  const parts = readFileSync(path.join(root, file), 'utf8').split(place);
  expect(parts, `${file} has one ${place}`).toHaveLength(2);
  write(file, parts.join(place + added));
}

/** What the page names, in its order, and what somebody does there who adds a voice. */
const STEPS: readonly [named: string, follow: () => void][] = [
  ['src/contract/words.ts', () => addBehind('src/contract/words.ts', 'TTS_ENGINES = [', "'parrot', ")],
  ['src/engines/', () => write('src/engines/parrot/parrot-tts.ts', VENDOR)],
  [
    'src/engines/registry.ts',
    () => {
      addBehind(
        'src/engines/registry.ts',
        'TTS_VENDORS: Record<string, Vendor<TextToSpeech>> = {\n',
        '  parrot: parrotTts,\n',
      );
      const text = readFileSync(path.join(root, 'src/engines/registry.ts'), 'utf8');
      write('src/engines/registry.ts', `import { parrotTts } from './parrot/parrot-tts.ts';\n${text}`);
    },
  ],
  ['tests/support/', () => write('tests/support/parrot-server.ts', SERVER)],
  [
    'tests/unit/engines/tts.test.ts',
    () => {
      const file = 'tests/unit/engines/tts.test.ts';
      addBehind(file, 'const RIGS: Record<string, () => Promise<Rig>> = {\n', RIG);
      const text = readFileSync(path.join(root, file), 'utf8');
      write(file, `import { ParrotServer } from '#tests/support/parrot-server.ts';\n${text}`);
    },
  ],
  ['README.md', () => addBehind('README.md', '| the voice: the same', ', `parrot`')],
];

const run = (tool: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
};

it(
  'a voice that is added as CONTRIBUTING says passes every line that voices have to pass',
  async () => {
    ({ root, remove } = await copyTree('tests', 'README.md'));
    // Nothing of the Worker's tests and of pages is begun there.
    write('vitest.config.ts', `export default { test: { include: ['${SUITE}'] } };\n`);
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    const recipe = page.slice(page.indexOf('**A new engine**'), page.indexOf('**A new intent**'));
    let at = 0;
    for (const [named, follow] of STEPS) {
      at = recipe.indexOf(`\`${named}\``, at);
      expect(at, `the page names ${named} in its turn`).toBeGreaterThan(-1);
      follow();
    }
    expect(run('typescript/bin/tsc', '--noEmit', '-p', 'src/worker').output).toBe('');
    const suite = run('vitest/vitest.mjs', 'run', SUITE, '-t', 'the voice of parrot');
    expect(suite.output).toMatch(/Tests {2}\d\d passed \|/);
    expect(suite.status).toBe(0);
  },
  MOST_MS,
);
