import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { inspectAudio } from '#tests/support/heard-audio.ts';
import { hum } from '#tests/support/made-audio.ts';
import { spokenMicrophone } from '#tests/support/microphone-sound.ts';
import { findPocketsphinx, recognise } from '#tests/support/pocketsphinx.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';

/** The recogniser takes about as long as the speech, on a machine with nothing else to do. */
const RECOGNISING_MS = 60_000;

let speech: SpeechServer;
afterEach(() => speech?.stop());

async function transcribe(file: File | undefined, more: Record<string, string> = {}) {
  const form = new FormData();
  if (file) form.set('file', file);
  for (const [name, value] of Object.entries({ model: 'whisper-1', ...more })) form.set(name, value);
  const response = await fetch(`${speech.baseUrl}/audio/transcriptions`, { method: 'POST', body: form });
  return { status: response.status, body: await response.json() };
}

const wavFile = (wav: Uint8Array<ArrayBuffer>, name = 'answer.wav') => new File([wav], name);

describe('the speech service for tests', () => {
  it('takes recordings for its answers in turn, then for nothing, and remembers what it heard', async () => {
    speech = await SpeechServer.start({ answers: ['First.', 'Second.'] });
    for (const text of ['First.', 'Second.', '']) {
      expect(await transcribe(wavFile(hum({ durationMs: 1_500, level: 0.5 })))).toEqual({
        status: 200,
        body: { text },
      });
    }
    expect(speech.heard.map(({ text }) => text)).toEqual(['First.', 'Second.', '']);
    expect(speech.heard[0]?.audio).toMatchObject({ sampleRateHz: 16_000, channels: 1, durationMs: 1_500, faults: [] });
    expect(speech.heard[0]?.audio.loudestDb).toBeCloseTo(-9, 0);
  });

  it.each([
    ['no recording', undefined, {}],
    ['a name that says no format', wavFile(hum(), 'answer'), {}],
    ['a page', new File(['<!doctype html>'], 'answer.wav'), {}],
    ['faint sound', wavFile(hum({ level: 0.005 })), {}],
    ['another rate', wavFile(hum({ sampleRateHz: 48_000 })), {}],
    ['a language of no two letters', wavFile(hum()), { language: 'en-US' }],
    ['an unknown answer format', wavFile(hum()), { response_format: 'xml' }],
  ])('refuses %s with a status of 400', async (_what, file, more) => {
    speech = await SpeechServer.start({ answers: ['Unheard.'] });
    const { status, body } = await transcribe(file, more);
    expect([status, typeof body.error.message]).toEqual([400, 'string']);
    expect(speech.heard).toEqual([]);
  });

  it('answers late, and properly, when it is told to be slow', async () => {
    speech = await SpeechServer.start({ answers: ['Late.'] });
    speech.script.misbehave({ kind: 'slow', delayMs: 200 });
    const begun = performance.now();
    expect((await transcribe(wavFile(hum()))).body).toEqual({ text: 'Late.' });
    expect(performance.now() - begun).toBeGreaterThan(190);
  });

  it('speaks aloud, with a header that was written before its end was known', async () => {
    speech = await SpeechServer.start();
    const response = await fetch(`${speech.baseUrl}/audio/speech`, {
      method: 'POST',
      body: JSON.stringify({ model: 'tts-1', voice: 'alloy', input: 'Tell me about a team.', response_format: 'wav' }),
    });
    const wav = new Uint8Array(await response.arrayBuffer());
    expect(new DataView(wav.buffer).getUint32(40, true)).toBe(0xffff_ffff);
    const { samples, sampleRateHz } = readWav(wav);
    expect(sampleRateHz).toBe(24_000);
    expect(samples.length / sampleRateHz).toBeGreaterThan(0.8);
    expect(speech.spoken).toEqual([{ text: 'Tell me about a team.', voice: 'alloy', model: 'tts-1' }]);
  });

  it(
    'hears what is really said where there is a recogniser, and what it is told to hear elsewhere',
    async () => {
      const sentence = 'we delivered the project two weeks early';
      speech = await SpeechServer.start({ recogniser: 'available', answers: [sentence] });
      expect(speech.isReal).toBe(findPocketsphinx() !== undefined);
      const { body } = await transcribe(wavFile(await speakAloud(sentence)), {
        response_format: 'verbose_json',
        'timestamp_granularities[]': 'word',
      });
      expect(body.text).toMatch(/\bproject\b.*\bweeks early\b/);
      const words: { word: string; start: number; end: number }[] = body.words;
      expect(words.map(({ word }) => word)).toContain('early');
      expect(words.at(-1)?.end).toBeLessThanOrEqual(body.duration);
    },
    RECOGNISING_MS,
  );
});

describe('a recogniser of the later generation', () => {
  it('is found on the PATH and read as it writes', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-program-'));
    try {
      const program = path.join(folder, 'pocketsphinx');
      const line = JSON.stringify({
        ...{ b: 0, d: 1.5, p: 1, t: 'and led' },
        w: [
          { b: 0, d: 0.1, p: 1, t: '<s>' },
          { b: 0.1, d: 0.4, p: 0.9, t: 'and(2)' },
          { b: 0.5, d: 0.25, p: 0.9, t: 'led' },
          { b: 0.75, d: 0.75, p: 1, t: '</s>' },
        ],
      });
      // Fails unless it is asked for one existing file.
      await writeFile(program, `#!/bin/sh\n[ "$3" = single ] && [ -s "$4" ] || exit 1\necho '${line}'\n`);
      await chmod(program, 0o755);
      vi.stubEnv('PATH', folder);
      expect(findPocketsphinx()).toBe(program);
      vi.unstubAllEnvs();
      expect(await recognise(program, hum())).toEqual({
        text: 'and led',
        words: [
          { word: 'and', start: 0.1, end: 0.5 },
          { word: 'led', start: 0.5, end: 0.75 },
        ],
      });
    } finally {
      vi.unstubAllEnvs();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a microphone’s sound', () => {
  it('says each sentence after its quiet, and tells when', async () => {
    const { wav, turns } = await spokenMicrophone(
      [
        { say: 'I led a team.', quietBeforeMs: 1_000 },
        { say: 'It took a year.', quietBeforeMs: 3_000 },
      ],
      2_000,
    );
    const { samples, sampleRateHz } = readWav(wav);
    expect(sampleRateHz).toBe(48_000);
    const loudest = (fromMs: number, toMs: number) =>
      samples.subarray(fromMs * 48, toMs * 48).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
    expect(turns).toHaveLength(2);
    let quietFromMs = 0;
    for (const { speechStartMs, speechEndMs } of turns) {
      // Faint noise, not a switched-off microphone.
      expect(loudest(quietFromMs, speechStartMs - 10)).toBeLessThan(700);
      expect(loudest(quietFromMs, speechStartMs - 10)).toBeGreaterThan(5);
      expect(loudest(speechStartMs, speechEndMs)).toBeGreaterThan(20_000);
      quietFromMs = speechEndMs + 10;
    }
    expect((turns[1]?.speechStartMs ?? 0) - (turns[0]?.speechEndMs ?? 0)).toBeGreaterThan(3_000);
    expect(inspectAudio(wav).faults).toEqual(['48000 Hz']);
  });
});
