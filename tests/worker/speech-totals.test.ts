import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AiObject } from '#tests/support/ai-object.ts';
import { hum } from '#tests/support/made-audio.ts';
import type { Env } from '#worker/env.ts';
import { Visitor } from './support/visitor.ts';

let ai: AiObject;
let calls = 0;

beforeEach(async () => {
  ai = new AiObject();
  // Totals are those of a day, which must not turn while a test counts; and each test has one of its own.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(Date.UTC(2031, 0, 1 + calls++, 12)));
});

afterEach(() => vi.useRealTimers());

/** Somebody at a server whose speech is that of a service. */
const visitor = (settings: object = {}, address?: string) =>
  new Visitor({
    ...(address === undefined ? {} : { headers: { 'cf-connecting-ip': address } }),
    settings: { AI: ai, STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai', ...settings } as Partial<Env>,
  });

const speak = (who: Visitor, characters: number) =>
  who.call('POST', '/api/speech/tts/generate', { text: 'a'.repeat(characters) });

const transcribe = (who: Visitor, audio: Uint8Array<ArrayBuffer>) => {
  const form = new FormData();
  form.set('audio', new File([audio], 'audio.wav'));
  return who.call('POST', '/api/speech/stt/transcribe', form);
};

const seconds = (count: number) => hum({ durationMs: count * 1_000, sampleRateHz: 8_000 });

/** Sound in a container, whose length is known by its size alone: 4 bytes a millisecond. */
const container = (count: number) => {
  const bytes = new Uint8Array(count * 4_000);
  bytes.set(new TextEncoder().encode('OggS'));
  return bytes;
};

describe('paid speech', () => {
  it('is a short sample for a visitor without an interview', async () => {
    const guest = visitor();
    expect((await speak(guest, 300)).status).toBe(200);
    const refused = await speak(guest, 300);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(refused.body.error).toContain('start an interview');
    expect(Number(refused.headers.get('retry-after'))).toBe(12 * 3_600);
    expect((await speak(visitor(), 501)).status).toBe(429);
    expect((await transcribe(guest, seconds(40))).status).toBe(200);
    expect((await transcribe(guest, seconds(40))).status).toBe(429);
    expect((await transcribe(visitor(), container(59))).status).toBe(200);
    expect((await transcribe(visitor(), container(61))).status).toBe(429);
    expect([ai.spoken.length, ai.script.heard.length]).toEqual([1, 2]);
  });

  it('belongs to an interview, which has so much of it', async () => {
    const guest = visitor();
    await guest.startInterview();
    for (let spoken = 0; spoken < 60_000; spoken += 2_000) expect((await speak(guest, 2_000)).status).toBe(200);
    const refused = await speak(guest, 2_000);
    expect([refused.status, refused.body.error]).toEqual([
      429,
      'That is more speech than one interview may have in a day. Please read and type; it counts the same.',
    ]);
    expect((await transcribe(guest, seconds(61))).status).toBe(200);
    expect(ai.spoken).toHaveLength(30);
    vi.setSystemTime(Date.now() + 60_000);
    await guest.startInterview();
    expect((await speak(guest, 2_000)).status).toBe(200);
  });

  it('is no more for many visitors of one address than that address may have', async () => {
    const production = { ENVIRONMENT: 'production' };
    for (let n = 0; n < 10; n++) expect((await speak(visitor(production, '203.0.113.70'), 500)).status).toBe(200);
    expect((await speak(visitor(production, '203.0.113.70'), 500)).status).toBe(429);
    expect((await speak(visitor(production, '203.0.113.71'), 500)).status).toBe(200);
    expect(ai.spoken).toHaveLength(11);
  });

  it('ends for the day where the operator’s ceiling is, with a word about it', async () => {
    const guest = visitor({ SPEND_A_DAY: '2' });
    await guest.startInterview();
    expect((await speak(guest, 1_000)).status).toBe(200);
    expect((await transcribe(guest, seconds(60))).status).toBe(200);
    const mute = await speak(guest, 100);
    expect([mute.status, mute.headers.get('retry-after'), mute.body.error]).toEqual([
      503,
      null,
      'The voice has spoken as much as it may today. Please read on; it counts the same.',
    ]);
    const deaf = await transcribe(guest, seconds(1));
    expect([deaf.status, deaf.body.code, deaf.body.error]).toEqual([
      409,
      'stt_not_configured',
      'Speech recognition has heard as much as it may today. Please type your answers; they count the same.',
    ]);
    expect([ai.spoken.length, ai.script.heard.length]).toEqual([1, 1]);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect((await speak(guest, 100)).status).toBe(200);
  });

  it('is not counted where it was refused, or where nothing was sent on', async () => {
    const guest = visitor({ SPEND_A_DAY: '1' });
    for (let n = 0; n < 5; n++) expect((await speak(guest, 2_000)).status).toBe(429);
    expect((await transcribe(guest, hum({ durationMs: 70_000, level: 0, sampleRateHz: 8_000 }))).status).toBe(200);
    expect((await speak(guest, 500)).status).toBe(200);
    expect((await transcribe(guest, seconds(20))).status).toBe(200);
  });

  it('has a ceiling that is a number of minutes', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    try {
      expect((await visitor({ SPEND_A_DAY: '10 $' }).call('GET', '/api/health')).status).toBe(503);
      expect(error.mock.calls[0]?.[0].message).toBe('SPEND_A_DAY must be a whole number of minutes of speech');
    } finally {
      error.mockRestore();
    }
  });
});
