import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InterviewObject } from '#durable/interview-object.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { hum } from '#tests/support/made-audio.ts';
import type { Env } from '#worker/env.ts';
import { equip, Held } from './support/equipment.ts';
import { takeDownLogs } from './support/logged.ts';
import { openSocket } from './support/open-socket.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { ScriptedVoice } from './support/scripted-voice.ts';
import { openTts } from './support/tts.ts';
import { Visitor } from './support/visitor.ts';

let ai: AiObject;
let calls = 0;

beforeEach(async () => {
  ai = new AiObject();
  // Totals are those of a day, which must not turn while a test counts; and each test has one of its own, and the next.
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(Date.UTC(2031, 0, 1 + 2 * calls++, 12)));
});

afterEach(() => {
  vi.useRealTimers();
  equip({});
  vi.restoreAllMocks();
});

/** Somebody at a server whose speech is that of a service. */
const visitor = (settings: object = {}, address?: string) =>
  new Visitor({
    ...(address === undefined ? {} : { headers: { 'cf-connecting-ip': address } }),
    settings: {
      AI: ai,
      STT_ENGINE: 'workers-ai',
      TTS_ENGINE: 'workers-ai',
      // Days are counted here, not minutes.
      SPEAK_CALLER: { limit: async () => ({ success: true }) },
      ...settings,
    } as Partial<Env>,
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
    equip({ minutesADay: () => 2 });
    const guest = visitor();
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

/** What an interview has used, and what it has in hand. */
const purse = (id: string, kind: 'spoken' | 'heard') =>
  runInDurableObject(env.INTERVIEWS.getByName(id), (_object, { storage }) => {
    const { used, left } = storage.kv.get<{ used: number; left: number }>(`speech:purse:${kind}`) ?? {};
    return { used, left };
  });

/** What stands in the database for visitors today. */
const counted = async (kind: 'spoken' | 'heard') => {
  const { results } = await env.DB.prepare('SELECT count FROM rate_counters WHERE key LIKE ? AND expires_at > ?')
    .bind(`speech:${kind}:visitor:%`, Date.now())
    .all<{ count: number }>();
  return results.map(({ count }) => count);
};

describe('what an interview sets aside', () => {
  it('is what some minutes need, more as soon as half of it is used, and goes back when it rests', async () => {
    const guest = visitor();
    const id = await guest.startInterview();
    await speak(guest, 2_000);
    expect([await purse(id, 'spoken'), await counted('spoken')]).toEqual([{ used: 2_000, left: 8_000 }, [10_000]]);
    await speak(guest, 2_000);
    await speak(guest, 2_000);
    await expect.poll(() => counted('spoken')).toEqual([20_000]);
    expect(await purse(id, 'spoken')).toEqual({ used: 6_000, left: 14_000 });
    const rest = () => runInDurableObject(env.INTERVIEWS.getByName(id), (object: InterviewObject) => object.alarm());
    vi.setSystemTime(Date.now() + 14 * 60_000);
    await rest();
    expect(await counted('spoken')).toEqual([20_000]);
    vi.setSystemTime(Date.now() + 60_000);
    await rest();
    expect([await purse(id, 'spoken'), await counted('spoken')]).toEqual([{ used: 6_000, left: 0 }, [6_000]]);
    await speak(guest, 1_000);
    expect(await counted('spoken')).toEqual([16_000]);
  });

  it('goes back when it is erased', async () => {
    const guest = visitor();
    const id = await guest.startInterview();
    await speak(guest, 500);
    await transcribe(guest, seconds(3));
    expect([await counted('spoken'), await counted('heard')]).toEqual([[10_000], [1_200]]);
    expect((await guest.call('DELETE', `/api/interview/${id}`)).status).toBe(200);
    expect([await counted('spoken'), await counted('heard')]).toEqual([[500], [3]]);
  });

  it('is nothing where it was erased while a socket came in, and nobody who pays is noted there', async () => {
    const paid = new ScriptedVoice({ name: 'workers-ai' });
    const voice = new Held<ScriptedVoice>();
    equip({ voice: () => voice.ask() });
    const guest = visitor();
    const id = await guest.startInterview();
    const opened = openSocket(guest, `/api/tts?interviewId=${id}`);
    await voice.wasAsked();
    expect((await guest.call('DELETE', `/api/interview/${id}`)).status).toBe(200);
    voice.answer(paid);
    expect((await opened).status).toBe(403);
    expect(await counted('spoken')).toEqual([]);
    const kept = await runInDurableObject(env.INTERVIEWS.getByName(id), (_object, { storage }) => [
      ...storage.kv.list(),
    ]);
    expect(kept).toEqual([]);
  });

  it('is smaller where a total has no more of so much, and a total is used to its end', async () => {
    equip({ minutesADay: () => 3 });
    const guest = visitor();
    await guest.startInterview();
    for (let n = 0; n < 6; n++) expect((await speak(guest, 500)).status).toBe(200);
    expect((await speak(guest, 100)).status).toBe(503);
    expect(ai.spoken).toHaveLength(6);
  });

  it('is had by one interview while others of the same visitor have what is left', async () => {
    const guest = visitor();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      vi.setSystemTime(Date.now() + 1_000);
      ids.push(await guest.startInterview());
      for (let spoken = 0; spoken < 60_000; spoken += 2_000) expect((await speak(guest, 2_000)).status).toBe(200);
    }
    vi.setSystemTime(Date.now() + 1_000);
    await guest.startInterview();
    let spoken = 0;
    while ((await speak(guest, 2_000)).status === 200) spoken += 2_000;
    // Three whole interviews are 180,000; what they still had aside is not the fourth's until it is given back.
    expect(spoken).toBeGreaterThanOrEqual(0);
    expect(spoken + 180_000).toBeLessThanOrEqual(200_000);
    for (const id of ids)
      await runInDurableObject(env.INTERVIEWS.getByName(id), async (object: InterviewObject) => {
        vi.setSystemTime(Date.now() + 15 * 60_000);
        await object.alarm();
      });
    while ((await speak(guest, 2_000)).status === 200) spoken += 2_000;
    expect(spoken + 180_000).toBe(200_000);
  });
});

describe('paid speech over a socket', () => {
  it('is counted in the totals of the calls', async () => {
    equip({ voice: async () => new ScriptedVoice({ name: 'workers-ai' }) });
    const guest = visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    tts.send({ type: 'say', text: 'a'.repeat(300) });
    expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
    await expect.poll(() => purse(id, 'spoken')).toEqual({ used: 300, left: 9_700 });
    for (let spoken = 0; spoken < 58_000; spoken += 2_000) expect((await speak(guest, 2_000)).status).toBe(200);
    expect((await speak(guest, 1_800)).status).toBe(429);
  });

  it('is not counted in the built-in voice', async () => {
    const voice = new ScriptedVoice();
    equip({ voice: async () => voice });
    const guest = visitor();
    const tts = await openTts(guest, await guest.startInterview());
    tts.send({ type: 'say', text: 'Hello there.' });
    expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
    tts.send({ type: 'say', text: 'Hello again.' });
    expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
    expect([voice.texts, await counted('spoken')]).toEqual([['Hello there.', 'Hello again.'], []]);
  });

  it.each([
    ['by the built-in voice, where there is one', new ScriptedVoice(), { type: 'tts_end' }],
    [
      'not any more, where there is none',
      undefined,
      {
        type: 'tts_error',
        message: 'The voice has spoken as much as it may today. Please read on; it counts the same.',
      },
    ],
  ])('goes on behind a total %s', async (_how, builtIn, end) => {
    const paid = new ScriptedVoice({ name: 'workers-ai' });
    equip({ voice: async () => paid, builtIn: async () => builtIn });
    const guest = visitor();
    const id = await guest.startInterview();
    for (let spoken = 0; spoken < 60_000; spoken += 2_000) expect((await speak(guest, 2_000)).status).toBe(200);
    const tts = await openTts(guest, id);
    tts.send({ type: 'say', text: 'Hello there.' });
    expect((await tts.hear()).end).toEqual(end);
    expect([paid.texts, builtIn?.texts]).toEqual([[], builtIn && ['Hello there.']]);
  });

  it('is heard as long as its totals last, and then answers are typed', async () => {
    const recogniser = new ScriptedRecogniser();
    equip({ recogniser: () => recogniser });
    const guest = visitor();
    const id = await guest.startInterview();
    const realtime = await openRealtime(guest, id);
    const tape = tapeOf(Array.from({ length: 100 }, () => 1));
    realtime.send({ type: 'config', audio: LINEAR_16K, enable_partials: false, utterance: 'ans_1' });
    for (let at = 0; at < tape.length; at += 16_000) realtime.sound(tape.subarray(at, at + 16_000));
    await expect.poll(async () => (await purse(id, 'heard')).used).toBe(10);
    for (const length of [3_600, 3_600, 3_590]) expect((await transcribe(guest, container(length))).status).toBe(200);
    expect((await transcribe(guest, container(1))).status).toBe(429);
    const later = await openRealtime(guest, id);
    later.send({ type: 'config', audio: LINEAR_16K, enable_partials: false, utterance: 'ans_2' });
    later.sound(tape.subarray(0, 16_000));
    expect(await later.next()).toMatchObject({
      code: 'rate_limited',
      message: 'Speech recognition has heard as much as it may today. Please type your answers; they count the same.',
    });
    expect(recogniser.newest.heardMs).toBe(0);
  });
});

/** What happens while nothing can be counted. */
async function whileCountersAreAway(act: () => Promise<void>): Promise<void> {
  await env.DB.exec('ALTER TABLE rate_counters RENAME TO rate_counters_away');
  try {
    await act();
  } finally {
    await env.DB.exec('ALTER TABLE rate_counters_away RENAME TO rate_counters');
  }
}

describe('paid speech that cannot be counted', () => {
  it('is spoken as long as some is in hand; then the built-in voice speaks, and what was owed is counted once that is possible', async () => {
    const paid = new ScriptedVoice({ name: 'workers-ai' });
    const builtIn = new ScriptedVoice();
    equip({ voice: async () => paid, builtIn: async () => builtIn });
    const guest = visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    const say = async (text: string) => {
      tts.send({ type: 'say', text });
      expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
    };
    const logged = takeDownLogs();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_object, { storage }) => {
      const inHand = storage.kv.get<object>('speech:purse:spoken');
      storage.kv.put('speech:purse:spoken', { ...inHand, left: 4 });
    });
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    await whileCountersAreAway(async () => {
      await say('In hand.');
      await expect.poll(() => logged.entries.map(({ event }) => event)).toContain('speech_uncounted');
      await say('Then free.');
      await say('And free.');
    });
    expect([paid.texts, builtIn.texts]).toEqual([['In hand.'], ['Then free.', 'And free.']]);
    expect(await purse(id, 'spoken')).toEqual({ used: 8, left: -4 });
    await say('Looks again.');
    await expect.poll(() => purse(id, 'spoken')).toEqual({ used: 8, left: 10_000 });
    await say('Paid again.');
    expect(paid.texts).toEqual(['In hand.', 'Paid again.']);
  });

  it('is not begun over a socket that opened meanwhile', async () => {
    const paid = new ScriptedVoice({ name: 'workers-ai' });
    const builtIn = new ScriptedVoice();
    const recogniser = new ScriptedRecogniser();
    equip({ voice: async () => paid, builtIn: async () => builtIn, recogniser: () => recogniser });
    const guest = visitor();
    const id = await guest.startInterview();
    await whileCountersAreAway(async () => {
      const tts = await openTts(guest, id);
      tts.send({ type: 'say', text: 'Hello there.' });
      expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
      const realtime = await openRealtime(guest, id);
      realtime.send({ type: 'config', audio: LINEAR_16K, enable_partials: false, utterance: 'ans_1' });
      realtime.sound(tapeOf([1]));
      expect(await realtime.next()).toMatchObject({
        code: 'rate_limited',
        message: 'Speech recognition cannot be used just now. Please type your answers; they count the same.',
      });
    });
    expect([paid.texts, builtIn.texts, recogniser.newest.heardMs]).toEqual([[], ['Hello there.'], 0]);
  });

  it('is not asked for by a call', async () => {
    const guest = visitor();
    await guest.startInterview();
    takeDownLogs();
    await whileCountersAreAway(async () => {
      const mute = await speak(guest, 100);
      expect([mute.status, mute.headers.get('retry-after'), mute.body.error]).toEqual([
        503,
        '5',
        'The voice cannot be used just now. Please read on; it counts the same.',
      ]);
      expect((await transcribe(guest, seconds(2))).status).toBe(503);
    });
    expect([ai.spoken.length, ai.script.heard.length]).toEqual([0, 0]);
  });
});
