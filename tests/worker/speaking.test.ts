import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import type { Phrased } from '#engines/phraser.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { equip, Held, phraserThat } from './support/equipment.ts';
import { ScriptedVoice, soundOf, textOf } from './support/scripted-voice.ts';
import { beginSpeaking, CANCELLED, hearRest, START } from './support/speaking-interview.ts';
import { openTts } from './support/tts.ts';
import { Visitor } from './support/visitor.ts';
import type { InterviewObject } from './support/worker-under-test.ts';

const soon = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));

afterEach(() => equip({}));

describe('the interviewer’s voice over a socket', () => {
  it('is the voice’s own samples, from the first clause on, between its announcement and its end', async () => {
    const voice = new ScriptedVoice();
    const { id, tts } = await beginSpeaking(voice);
    tts.send({ type: 'say', text: 'Thank you for coming, Ada. Shall we begin?' });
    const said = await tts.hear();
    expect(said.info).toEqual({ type: 'tts_info', encoding: 'linear16', sampleRate: 16_000 });
    expect(said.end).toEqual({ type: 'tts_end' });
    expect(voice.texts).toEqual(['Thank you for coming,', 'Ada. Shall we begin?']);
    expect(textOf(said.bytes)).toBe(voice.texts.join(''));
    expect(tts.parts).toEqual(voice.texts);
    tts.send({ ...START, interviewId: id });
    const replied = await tts.hear();
    expect(replied.reply).toMatchObject({ is_follow_up: true, followUpIndex: 1 });
    expect(voice.texts.slice(2).join(' ')).toBe(replied.reply?.text);
    expect(textOf(replied.bytes)).toBe(voice.texts.slice(2).join(''));
    await tts.expectSilence();
  });

  it('comes in whole samples and frames of a size, however it is made', async () => {
    const voice = new ScriptedVoice({
      pieces: async function* (text) {
        const sound = soundOf(text);
        yield sound.subarray(0, 1);
        yield sound.subarray(1, 4);
        yield sound.subarray(4, 7);
        yield new Uint8Array();
        yield sound.subarray(7);
        // Half a sample at the end is no sound.
        yield new Uint8Array(1);
      },
    });
    const { tts } = await beginSpeaking(voice);
    tts.send({
      type: 'say',
      text: 'A short text, and one that goes on for a while until it has come to its very end.',
    });
    const { frames, bytes } = await tts.hear();
    expect(textOf(bytes)).toBe(voice.texts.join(''));
    for (const frame of frames) {
      expect(frame.byteLength % 2).toBe(0);
      expect(frame.byteLength).toBeLessThanOrEqual(32_768);
    }
  });

  it('leaves at most two seconds ahead of being heard', async () => {
    const voice = new ScriptedVoice();
    const { tts } = await beginSpeaking(voice);
    const begun = Date.now();
    // 80 letters of 100 samples are half a second; this is 4 s.
    tts.send({ type: 'say', text: `${'a'.repeat(638)}.` });
    let heardMs = 0;
    expect(await tts.next()).toMatchObject({ type: 'tts_info' });
    for (;;) {
      const message = await tts.next();
      if (!(message instanceof ArrayBuffer)) break;
      heardMs += message.byteLength / 32;
      expect(heardMs - (Date.now() - begun)).toBeLessThanOrEqual(2_000);
    }
    expect(heardMs).toBeGreaterThan(3_900);
  });

  it('is asked for the next part while the one before is sent', async () => {
    const voice = new ScriptedVoice();
    const { tts } = await beginSpeaking(voice);
    // The first part is 2.5 s long, so that its end waits to be sent.
    tts.send({ type: 'say', text: `${'a'.repeat(400)}, and then the second part. And the third.` });
    expect(await tts.next()).toMatchObject({ type: 'tts_info' });
    let frames = 0;
    while (voice.texts.length < 2) {
      expect(await tts.next()).toBeInstanceOf(ArrayBuffer);
      frames += 1;
    }
    expect(frames).toBeLessThan(6);
    tts.send({ type: 'cancel' });
    expect((await hearRest(tts)).end).toEqual(CANCELLED);
  });

  it('is one file where the voice makes files: asked for whole, and named', async () => {
    const voice = new ScriptedVoice({
      encoding: 'mp3',
      pieces: async function* (text) {
        yield new Uint8Array(40_001).fill(text.length);
      },
    });
    const { tts } = await beginSpeaking(voice);
    for (const _ of ['the first time', 'once that is known']) {
      tts.send({ type: 'say', text: 'Thank you for coming, Ada. Shall we begin?' });
      const { info, bytes, frames, end } = await tts.hear();
      expect(info).toEqual({ type: 'tts_info', encoding: 'mp3', sampleRate: 0 });
      expect(bytes).toEqual(new Uint8Array(40_001).fill(42));
      expect(frames.map(({ byteLength }) => byteLength)).toEqual([32_768, 7_233]);
      expect(end).toEqual({ type: 'tts_end' });
    }
    // A file has no parts.
    expect(tts.parts).toEqual([]);
    const whole = 'Thank you for coming, Ada. Shall we begin?';
    expect(voice.texts).toEqual(['Thank you for coming,', whole, whole]);
    expect(voice.signals[0]?.aborted).toBe(true);
  });

  it('is the one that the caller chose, if it is here', async () => {
    const voice = new ScriptedVoice({ voices: ['ada', 'bob'] });
    equip({ voice: async () => voice });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const cookie = [...guest.cookies.keys()].find((name) => name.includes('guest'))?.replace('guest', 'speech') ?? '';
    for (const [chosen, used] of [
      ['voice=bob', 'bob'],
      ['voice=eve', undefined],
      [`voice=${'x'.repeat(500)}`, undefined],
    ] as const) {
      guest.cookies.set(cookie, encodeURIComponent(chosen));
      const tts = await openTts(guest, id);
      tts.send({ type: 'say', text: 'Hello there.' });
      await tts.hear();
      expect(voice.asked.at(-1)?.voice).toBe(used);
    }
  });

  it('is said to be missing, broken or of no use, once for each speech', async () => {
    const { id, tts } = await beginSpeaking(undefined);
    tts.send({ type: 'say', text: 'Hello there.' });
    expect(await tts.next()).toEqual({ type: 'tts_error', message: 'This server has no voice of its own' });
    tts.send({ ...START, interviewId: id });
    expect(await tts.next()).toMatchObject({ type: 'reply' });
    expect(await tts.next()).toMatchObject({ type: 'tts_error' });
    await tts.expectSilence();
    const broken = await beginSpeaking(new ScriptedVoice({ before: () => Promise.reject(new Error('broken')) }));
    broken.tts.send({ type: 'say', text: 'Hello there.' });
    expect(await broken.tts.next()).toEqual({ type: 'tts_error', message: 'The voice failed' });
    broken.tts.send({ type: 'say', text: '…' });
    expect(await broken.tts.next()).toMatchObject({ type: 'tts_error' });
    await broken.tts.expectSilence();
  });

  it('ends in an error when it breaks off, falls silent or changes its sound in mid-speech', async () => {
    const voice = new ScriptedVoice();
    const { tts } = await beginSpeaking(voice, { limits: { ...ENGINE_LIMITS, soundMs: 100 } });
    const never = () => new Promise<never>(() => undefined);
    const scripts: ScriptedVoice['script'][] = [
      {
        pieces: async function* (text) {
          yield soundOf(text);
          throw new Error('broken');
        },
      },
      {
        pieces: async function* (text) {
          yield soundOf(text);
          await never();
        },
      },
      { before: never },
    ];
    for (const script of scripts) {
      voice.script = script;
      tts.send({ type: 'say', text: 'Hello there.' });
      expect((await tts.hear()).end).toEqual({ type: 'tts_error', message: 'The voice failed' });
    }
    voice.script = {
      before: async () => {
        if (voice.asked.length % 2 === 0) voice.script.sampleRateHz = 24_000;
      },
    };
    voice.asked.length = 0;
    tts.send({ type: 'say', text: 'Hello there, and welcome.' });
    expect((await tts.hear()).end).toMatchObject({ type: 'tts_error' });
    await tts.expectSilence();
  });
});

describe('a speech', () => {
  it('stops for a newer text: the older one ends first, as cancelled, and no sound of it follows', async () => {
    const first = new Held<void>();
    const voice = new ScriptedVoice({ before: (text) => (text.includes('first') ? first.ask() : Promise.resolve()) });
    const { tts } = await beginSpeaking(voice);
    tts.send({ type: 'say', text: 'This is the first.' });
    await first.wasAsked();
    tts.send({ type: 'say', text: 'This is the second.' });
    expect(await tts.next()).toEqual(CANCELLED);
    expect(textOf((await tts.hear()).bytes)).toBe('This is the second.');
    first.answer();
    await tts.expectSilence();
    expect(voice.signals[0]?.aborted).toBe(true);
  });

  it('is silenced by a cancel at once, however much of it waits to be sent', async () => {
    const voice = new ScriptedVoice();
    const { tts } = await beginSpeaking(voice);
    // Twelve seconds: on no machine is all of it sent before the cancel.
    tts.send({ type: 'say', text: `${'a'.repeat(1_918)}.` });
    expect(await tts.next()).toMatchObject({ type: 'tts_info' });
    for (let frame = 0; frame < 2; frame++) expect(await tts.next()).toBeInstanceOf(ArrayBuffer);
    tts.send({ type: 'cancel', heardMs: 300 });
    for (;;) {
      const message = await tts.next();
      if (message instanceof ArrayBuffer) continue;
      expect(message).toEqual(CANCELLED);
      break;
    }
    // Longer than until the next frame would have been sent.
    await soon(700);
    await tts.expectSilence();
  });

  it('is silenced by a cancel that comes before its reply, which is told all the same', async () => {
    const words = new Held<Phrased>();
    const voice = new ScriptedVoice();
    const { id, tts } = await beginSpeaking(voice, {
      engines: withFallback({ phraser: phraserThat(() => words.ask()) }),
    });
    tts.send({ ...START, interviewId: id });
    await words.wasAsked();
    tts.send({ type: 'cancel' });
    expect(await tts.next()).toEqual(CANCELLED);
    words.answer({ text: 'What did you do yourself?', warnings: [] });
    expect(await tts.next()).toMatchObject({ type: 'reply', text: 'What did you do yourself?' });
    // A second cancel has nothing to end.
    tts.send({ type: 'cancel' });
    await tts.expectSilence();
    expect(voice.asked).toEqual([]);
  });

  it('says nothing of a turn that falls before it is worded, and what happened is told', async () => {
    const words = new Held<Phrased>();
    const voice = new ScriptedVoice();
    const { guest, id, tts } = await beginSpeaking(voice, {
      engines: withFallback({ phraser: phraserThat(() => words.ask()) }),
    });
    tts.send({ ...START, interviewId: id });
    await words.wasAsked();
    await guest.call('DELETE', `/api/transcript/interview/${id}`);
    expect(await tts.next()).toMatchObject({ type: 'error', code: 'conflict' });
    words.answer({ text: 'What did you do yourself?', warnings: [] });
    await tts.expectSilence();
    expect(voice.asked).toEqual([]);
  });

  it('that an eviction broke off ends before anything else is said', async () => {
    const held = new Held<void>();
    const voice = new ScriptedVoice({ before: () => (voice.asked.length === 1 ? held.ask() : Promise.resolve()) });
    const { id, tts } = await beginSpeaking(voice);
    tts.send({ type: 'say', text: 'This is the first.' });
    await held.wasAsked();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (instance) => (instance as InterviewObject).wakeAnew());
    tts.send({ type: 'say', text: 'This is the second.' });
    expect(await tts.next()).toEqual({ type: 'tts_error', message: 'The voice broke off' });
    expect((await tts.hear()).end).toEqual({ type: 'tts_end' });
    await tts.expectSilence();
  });

  it('is spoken again for a turn that is repeated, in the words that are stored', async () => {
    const voice = new ScriptedVoice();
    const { id, tts } = await beginSpeaking(voice);
    tts.send({ ...START, interviewId: id, entryId: 'ans_1' });
    const first = await tts.hear();
    tts.send({ ...START, interviewId: id, entryId: 'ans_1' });
    const again = await tts.hear();
    expect(again.reply).toEqual(first.reply);
    expect(again.bytes).toEqual(first.bytes);
  });

  it('is one of at most sixty a minute', async () => {
    const { tts } = await beginSpeaking(undefined);
    for (let n = 0; n < 60; n++) {
      tts.send({ type: 'say', text: 'Hello.' });
      expect(await tts.next()).toMatchObject({ type: 'tts_error' });
    }
    tts.send({ type: 'say', text: 'Hello.' });
    expect(await tts.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });

  it('of another interview, or of a turn that is past, is refused in words', async () => {
    const { id, tts } = await beginSpeaking(new ScriptedVoice());
    tts.send({ ...START, interviewId: 'int_other' });
    expect(await tts.next()).toMatchObject({ type: 'error', code: 'forbidden' });
    tts.send({ ...START, interviewId: id, replyTo: 'ent_greeting' });
    expect(await tts.next()).toMatchObject({
      type: 'error',
      code: 'stale_turn',
      state: { interviewId: id, latestEntryId: 'ent_question_1' },
    });
    await tts.expectSilence();
  });
});

describe('what speaking cost', () => {
  it('is told when the report is made, in numbers alone', async () => {
    const voice = new ScriptedVoice();
    const { id, tts } = await beginSpeaking(voice);
    tts.send({ type: 'say', text: 'Hello there.' });
    await tts.hear();
    const spent = await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) =>
      storage.sql.exec('SELECT spoken_characters FROM speech_spending').one(),
    );
    expect(spent).toEqual({ spoken_characters: 12 });
  });

  it('has how much was sent, and what of that nobody heard by what a cancel says', async () => {
    const voice = new ScriptedVoice();
    const { id, tts } = await beginSpeaking(voice);
    // A second, heard to its end.
    tts.send({ type: 'say', text: `${'a'.repeat(159)}.` });
    await tts.hear();
    // Twelve seconds, of which two leave at once.
    tts.send({ type: 'say', text: `${'a'.repeat(1_918)}.` });
    for (let sentMs = 0; sentMs < 2_000; ) {
      const message = await tts.next();
      if (message instanceof ArrayBuffer) sentMs += message.byteLength / 32;
    }
    tts.send({ type: 'cancel', heardMs: 500 });
    expect((await hearRest(tts)).end).toEqual(CANCELLED);
    await tts.expectSilence();
    const { spoken_ms, unheard_ms } = await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) =>
      storage.sql.exec('SELECT spoken_ms, unheard_ms FROM speech_spending').one(),
    );
    expect(Number(spoken_ms)).toBeGreaterThanOrEqual(3_000);
    expect(Number(spoken_ms)).toBeLessThan(13_000);
    expect(Number(spoken_ms) - Number(unheard_ms)).toBe(1_500);
  });
});
