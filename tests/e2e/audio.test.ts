import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { readWav, writeWav } from '#domain/speech/wav.ts';
import { AudioPageServer } from '#tests/support/audio-page-server.ts';
import { type MicrophoneSound, microphoneSound } from '#tests/support/microphone-sound.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { requireBrowser } from '../../scripts/check/find-browser.ts';

const SENTENCE = 'I led a team of five engineers and we delivered the project two weeks early.';
/** The file plays on while a busy machine opens the microphone and begins to record; nobody waits eight seconds. */
const QUIET_BEFORE_MS = 6_000;
/** So much of the sound a busy machine drops or adds. */
const LOST_MS = 1_000;

declare global {
  interface Window {
    /** What the player measures with. */
    analyser: AnalyserNode;
  }
}

let audioPage: AudioPageServer;
let folder: string;
let sound: MicrophoneSound;
let browser: Browser;

/** A browser whose microphone plays a file, from its beginning each time that it is opened. */
const launch = (...args: string[]) =>
  chromium.launch({ executablePath: requireBrowser(), args: ['--no-sandbox', '--no-first-run', ...args] });

test.beforeAll(async ({ server }) => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-microphone-'));
  const speech = await fetch(`${server.address}/api/speech/tts/generate`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.address },
    body: JSON.stringify({ text: SENTENCE }),
  });
  sound = microphoneSound(new Uint8Array(await speech.arrayBuffer()), QUIET_BEFORE_MS, 12_000);
  const file = path.join(folder, 'microphone.wav');
  await writeFile(file, sound.wav);
  audioPage = await AudioPageServer.start();
  browser = await launch(
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${file}%noloop`,
  );
});

test.afterAll(async () => {
  await browser.close();
  await audioPage.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the audio page; what it says in the console and refuses by its policy ends the test. */
async function openPage(from: Browser, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await from.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(message.text());
  });
  page.on('close', () => expect(faults).toEqual([]));
  await before?.(page);
  await page.goto(audioPage.address);
  await page.click('#begin');
  return page;
}

const told = (page: Page, event: string) =>
  page.evaluate((name) => window.told.filter(([told]) => told === name).map(([, value]) => value), event);

/** Opens the microphone anew, so that its file plays from the beginning, and hears one answer until it ends. */
async function hearAnswer(page: Page) {
  await page.evaluate(async () => {
    await window.openAnew();
    window.recorder.start();
  });
  await expect.poll(() => told(page, 'answer'), { timeout: 40_000 }).toHaveLength(1);
  const [answer] = await told(page, 'answer');
  const wav = readWav(await page.evaluate(() => window.lastWav()));
  return { answer, wav };
}

function expectTheSentence(wav: { samples: Int16Array; sampleRateHz: number }): void {
  const speechMs = sound.speechEndMs - sound.speechStartMs;
  expect(wav.sampleRateHz).toBe(16_000);
  expect(Math.abs(wav.samples.length / 16 - (speechMs + 2_000))).toBeLessThan(LOST_MS);
  const strength = (fromMs: number, toMs: number) => {
    const part = wav.samples.subarray(fromMs * 16, toMs * 16);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length) / 32_768;
  };
  expect(strength(1_200, 800 + speechMs)).toBeGreaterThan(0.03);
  expect(strength(0, 500)).toBeLessThan(0.01);
}

test('the voice model finds where speech begins and ends, and the answer comes out as 16 kHz audio', async () => {
  const page = await openPage(browser);
  await expect.poll(() => page.evaluate(() => window.recorder.detector), { timeout: 60_000 }).toBe('model');
  const { answer, wav } = await hearAnswer(page);
  const [startedMs = Number.NaN] = (await told(page, 'speech started')) as number[];
  const endedMs = (await told(page, 'speech ended')).at(-1) as number;
  // The microphone plays its file from when it is opened, which may be well before the recording begins: where the
  // speech is in what was recorded is known only by its own length and by the quiet before it.
  expect(startedMs).toBeGreaterThan(500);
  expect(Math.abs(endedMs - startedMs - (sound.speechEndMs - sound.speechStartMs))).toBeLessThan(LOST_MS);
  expect(answer).toMatchObject({ heardSpeech: true, detector: 'model', metrics: { stopReason: 'silence_timeout' } });
  expectTheSentence(wav);
  const states = (await told(page, 'state')).join(' ');
  expect(states).toMatch(
    /ready listening speech_detected (silence_detected speech_detected )*silence_detected processing ready$/,
  );
  const levels = await page.evaluate(() => window.levels);
  expect(Math.max(...levels)).toBeGreaterThan(0.5);
  expect(Math.min(...levels)).toBeLessThan(0.2);
  expect(await told(page, 'trouble')).not.toContain('model_unavailable');
  await page.close();
});

test('without the voice model loudness finds the same answer', async () => {
  const page = await openPage(browser, (page) => page.route('**/*.onnx', (route) => route.abort()));
  await expect.poll(() => told(page, 'trouble')).toContain('model_unavailable');
  const { answer, wav } = await hearAnswer(page);
  expect(answer).toMatchObject({ heardSpeech: true, detector: 'energy', metrics: { stopReason: 'silence_timeout' } });
  expectTheSentence(wav);

  // A key comes to a busy page before the sound that is older: here the page stands still, and is told to stop before anything else.
  const { toldMs, durationMs } = await page.evaluate(async () => {
    window.recorder.start();
    while (window.recorder.recordedMs === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    for (const until = performance.now() + 500; performance.now() < until; );
    const toldMs = window.recorder.recordedMs;
    const answer = await window.recorder.stop('manual');
    return { toldMs, durationMs: answer?.metrics.durationMs ?? 0 };
  });
  expect(durationMs).toBeGreaterThan(toldMs);
  await page.close();
});

test('a slower voice takes longer and keeps its pitch', async () => {
  const page = await openPage(browser, (page) =>
    page.addInitScript(() => {
      const Native = AnalyserNode;
      window.AnalyserNode = class extends Native {
        constructor(...given: ConstructorParameters<typeof AnalyserNode>) {
          super(...given);
          window.analyser = this;
        }
      };
    }),
  );
  const samples = Int16Array.from(
    { length: 2 * 16_000 },
    (_, i) => 16_000 * Math.sin((2 * Math.PI * 1_000 * i) / 16_000),
  );
  const wav = [...writeWav({ samples, sampleRateHz: 16_000 })];
  const playAt = (pace: number) =>
    page.evaluate(
      async ([bytes, pace]) => {
        window.player.pace = pace;
        const heard: number[] = [];
        let timer: ReturnType<typeof setInterval> | undefined;
        let begunMs = 0;
        const played = await window.player.play(Uint8Array.from(bytes).buffer, () => {
          begunMs = performance.now();
          timer = setInterval(() => {
            const { analyser } = window;
            const bins = new Float32Array(analyser.frequencyBinCount);
            analyser.getFloatFrequencyData(bins);
            const loudest = bins.indexOf(Math.max(...bins));
            if (window.player.level() > 0.3) heard.push((loudest * analyser.context.sampleRate) / analyser.fftSize);
          }, 50);
        });
        clearInterval(timer);
        return { played, tookMs: performance.now() - begunMs, hertz: heard.sort((a, b) => a - b)[heard.length >> 1] };
      },
      [wav, pace] as const,
    );
  const usual = await playAt(1);
  const slower = await playAt(0.8);
  expect([usual.played, slower.played]).toEqual(['ended', 'ended']);
  for (const { hertz } of [usual, slower]) expect(Math.abs((hertz ?? 0) - 1_000)).toBeLessThan(60);
  // Two seconds become two and a half; a busy machine only adds to either.
  expect(slower.tookMs).toBeGreaterThan(2_250);
  await page.close();
});

const loudest = (sound: Float32Array) => sound.reduce((most, sample) => Math.max(most, sample), 0);

/** The largest difference between a sound and a pure tone: 0 where it has neither gap nor seam. */
function roughness(sound: Float32Array, toneHz: number, rateHz: number): number {
  const next = 2 * Math.cos((2 * Math.PI * toneHz) / rateHz);
  let most = 0;
  for (let i = 1; i + 1 < sound.length; i++) {
    const expected = next * (sound[i] ?? 0) - (sound[i - 1] ?? 0);
    most = Math.max(most, Math.abs((sound[i + 1] ?? 0) - expected));
  }
  return most;
}

test('speech that comes in odd pieces at any rate is heard without a gap or a seam, and is silent after a cancel', async () => {
  const page = await openPage(browser);
  // Sizes as a proxy cuts them: half a sample at the end of most.
  const tone = { toneHz: 440, toneSeconds: 3, pieces: [4_801, 3_333, 1_920, 6_007], seconds: 3.5 };
  for (const [rateHz, contextHz] of [
    [24_000, 48_000],
    [16_000, 44_100],
    [22_050, 48_000],
    [48_000, 48_000],
  ] as const) {
    const sound = await page.evaluate((given) => window.renderTone(given), { ...tone, rateHz, contextHz });
    const first = sound.findIndex((sample) => Math.abs(sample) > 0.01);
    const last = sound.findLastIndex((sample) => Math.abs(sample) > 0.01);
    expect(Math.abs((last - first) / contextHz - 3)).toBeLessThan(0.01);
    const inner = sound.slice(first + 2_000, last - 2_000);
    expect(loudest(inner)).toBeGreaterThan(0.49);
    expect(roughness(inner, tone.toneHz, contextHz), `${rateHz} Hz at ${contextHz} Hz`).toBeLessThan(0.001);
  }
  const cut = await page.evaluate((given) => window.renderTone(given), {
    ...tone,
    rateHz: 24_000,
    contextHz: 48_000,
    cancelAtSeconds: 1,
  });
  expect(loudest(cut.slice(46_000, 48_000))).toBeGreaterThan(0.4);
  expect(cut.slice(1.05 * 48_000).every((sample) => sample === 0)).toBe(true);
  await page.close();
});
