import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { llmReader } from '#engines/llm/llm-reader.ts';
import type { Phrased, Phraser } from '#engines/phraser.ts';
import { interviewEngines } from '#engines/registry.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { equip, Held, phraserThat } from './support/equipment.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedModel } from './support/scripted-model.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { ScriptedVoice, textOf } from './support/scripted-voice.ts';
import { ANSWER, beginSpeaking } from './support/speaking-interview.ts';

afterEach(() => {
  equip({});
  vi.restoreAllMocks();
});

describe('the reply to words that were heard', () => {
  /** An interview whose phraser's answers the test holds back. */
  async function beginHeld() {
    const words = new Held<Phrased>();
    const recogniser = new ScriptedRecogniser();
    const voice = new ScriptedVoice();
    const begun = await beginSpeaking(voice, {
      recogniser: () => recogniser,
      engines: withFallback({ phraser: phraserThat(() => words.ask()) }),
    });
    return { words, recogniser, voice, begun };
  }

  /** Has `w1 w2` heard as `ans_1`, with a phraser whose answers the test holds back. */
  async function hearWords() {
    const { words, voice, begun } = await beginHeld();
    const realtime = await openRealtime(begun.guest, begun.id);
    realtime.send({ type: 'config', audio: LINEAR_16K, utterance: 'ans_1' });
    realtime.sound(tapeOf([1, 2]));
    realtime.send({ type: 'end_utterance' });
    expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
    await words.wasAsked();
    return { ...begun, voice, words, realtime };
  }
  const REPLY = { text: 'What did you do yourself?', warnings: [] };

  it('is prepared before the turn is taken, and is the reply if the turn says the same', async () => {
    const { id, tts, words } = await hearWords();
    words.answer(REPLY);
    tts.send({ type: 'start', interviewId: id, userText: 'w1 w2', entryId: 'ans_1' });
    expect((await tts.hear()).reply).toMatchObject({ text: REPLY.text });
    expect(words.asked).toBe(1);
  });

  it('is asked for anew when the candidate changed the words, and the prepared one is never told', async () => {
    const { id, guest, tts, words } = await hearWords();
    tts.send({ type: 'start', interviewId: id, userText: ANSWER, entryId: 'ans_1' });
    await words.wasAsked(2);
    words.answer(REPLY);
    expect((await tts.hear()).reply).toMatchObject({ text: REPLY.text });
    const state = await guest.call('GET', `/api/interview/${id}`);
    expect(state.body.data.transcript.map(({ text }: { text: string }) => text)).toContain(ANSWER);
    expect(state.body.data.transcript).toHaveLength(4);
  });

  it('has its first sound made before the turn is taken, sent behind that, and paid for once', async () => {
    const { id, tts, words, voice } = await hearWords();
    words.answer(REPLY);
    await expect.poll(() => voice.texts).toEqual([REPLY.text]);
    await tts.expectSilence();
    tts.send({ type: 'start', interviewId: id, userText: 'w1 w2', entryId: 'ans_1' });
    const { reply, bytes, end } = await tts.hear();
    expect(reply).toMatchObject({ text: REPLY.text });
    expect(textOf(bytes)).toBe(REPLY.text);
    expect(end).toEqual({ type: 'tts_end' });
    expect(voice.texts).toEqual([REPLY.text]);
  });

  it('makes no sound when the candidate changed the words: what was made is let go', async () => {
    const { id, tts, words, voice } = await hearWords();
    words.answer(REPLY);
    await expect.poll(() => voice.texts).toEqual([REPLY.text]);
    tts.send({ type: 'start', interviewId: id, userText: ANSWER, entryId: 'ans_1' });
    await words.wasAsked(2);
    expect(voice.signals[0]?.aborted).toBe(true);
    words.answer({ text: 'And then?', warnings: [] });
    expect(textOf((await tts.hear()).bytes)).toBe('And then?');
  });

  /** Has `w1` settled, and nothing told of what is said behind it; the recogniser's end waits for the test. */
  async function endBehindSettledWords(numbers: number[]) {
    const { words, recogniser, voice, begun } = await beginHeld();
    const last = new Held<undefined>();
    recogniser.onListen = (listening) => {
      listening.endsWhen = () => last.ask();
    };
    const realtime = await openRealtime(begun.guest, begun.id);
    realtime.send({ type: 'config', audio: LINEAR_16K, utterance: 'ans_1', enable_partials: true });
    realtime.sound(tapeOf([1]));
    await realtime.expectSilence();
    await runInDurableObject(env.INTERVIEWS.getByName(begun.id), () => recogniser.newest.settle());
    expect(await realtime.next()).toMatchObject({ type: 'partial', text: 'w1', end_of_turn: true });
    realtime.sound(tapeOf(numbers));
    realtime.send({ type: 'end_utterance' });
    await last.wasAsked();
    await words.wasAsked();
    return { ...begun, voice, words, realtime, last };
  }

  it('is prepared while the recogniser is still asked for last words, where those it told have stood', async () => {
    const { id, tts, words, voice, realtime, last } = await endBehindSettledWords([0, 0]);
    words.answer(REPLY);
    await expect.poll(() => voice.texts).toEqual([REPLY.text]);
    await tts.expectSilence();
    last.answer(undefined);
    expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w1' });
    tts.send({ type: 'start', interviewId: id, userText: 'w1', entryId: 'ans_1' });
    const { reply, bytes } = await tts.hear();
    expect(reply).toMatchObject({ text: REPLY.text });
    expect(textOf(bytes)).toBe(REPLY.text);
    expect([words.asked, voice.texts]).toEqual([1, [REPLY.text]]);
  });

  it('is let go and prepared anew where the last words were more', async () => {
    const { id, tts, words, voice, realtime, last } = await endBehindSettledWords([2]);
    words.answer(REPLY);
    await expect.poll(() => voice.texts).toEqual([REPLY.text]);
    last.answer(undefined);
    expect(await realtime.next()).toMatchObject({ type: 'partial', text: 'w2' });
    expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
    await words.wasAsked(2);
    expect(voice.signals[0]?.aborted).toBe(true);
    words.answer({ text: 'And then?', warnings: [] });
    tts.send({ type: 'start', interviewId: id, userText: 'w1 w2', entryId: 'ans_1' });
    expect(textOf((await tts.hear()).bytes)).toBe('And then?');
  });

  it('stores nothing by being prepared, and is prepared for the newest words alone', async () => {
    const { id, guest, words, realtime } = await hearWords();
    const state = await guest.call('GET', `/api/interview/${id}`);
    expect(state.body.data.transcript).toHaveLength(2);
    expect(state.body.data.openTurnId).toBeUndefined();
    realtime.send({ type: 'config', audio: LINEAR_16K, utterance: 'ans_2' });
    realtime.sound(tapeOf([3]));
    realtime.send({ type: 'end_utterance' });
    expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w3' });
    await words.wasAsked(2);
    words.answer(REPLY);
    await guest.answer(id, 'w3', { entryId: 'ans_2' });
    expect(words.asked).toBe(2);
  });
});

describe('a model that reads too late what was heard', () => {
  const LATE = 'Which of the words that you said was the last one?';
  const LATE_TURN = `{"is": "answer", "lacks": "specifics", "say": "${LATE}", "told": []}`;

  it.each([
    ['the turn says the same', 'w1 w2'],
    ['the candidate changed the words', 'I work with computers, mostly the slow ones.'],
  ])(
    'is replaced by the built-in reader within its limit, and nothing is said twice, where %s',
    async (_when, said) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const model = new ScriptedModel();
      const recogniser = new ScriptedRecogniser();
      const voice = new ScriptedVoice();
      const { id, guest, tts } = await beginSpeaking(voice, {
        recogniser: () => recogniser,
        engines: withFallback({ reader: llmReader({ llm: model, model: 'm', firstSentenceMs: 100 }) }),
      });
      const realtime = await openRealtime(guest, id);
      realtime.send({ type: 'config', audio: LINEAR_16K, utterance: 'ans_1' });
      realtime.sound(tapeOf([1, 2]));
      realtime.send({ type: 'end_utterance' });
      expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
      await model.words.wasAsked();
      tts.send({ type: 'start', interviewId: id, userText: said, entryId: 'ans_1' });
      const { reply, bytes } = await tts.hear();
      const { text } = reply as unknown as { text: string };
      expect(text).toMatch(/\?$/);
      model.words.answer(LATE_TURN);
      model.rest.answer('');
      await tts.expectSilence();
      const state = await guest.call('GET', `/api/interview/${id}`);
      const told: { text: string }[] = state.body.data.transcript;
      expect(told.slice(2).map((entry) => entry.text)).toEqual([said, text]);
      expect(textOf(bytes)).toBe(text);
      expect(voice.texts.join(' ')).not.toContain(LATE);
      expect(voice.texts.filter((spoken) => spoken === text)).toHaveLength(1);
    },
  );
});

describe('what an operator’s automation is asked', () => {
  it('is what is said and nothing else: no reply is prepared by who acts on being asked', async () => {
    const words = new Held<Phrased>();
    const recogniser = new ScriptedRecogniser();
    const phraser: Phraser = { ...phraserThat(() => words.ask()), isActedOn: true };
    const { id, guest, tts } = await beginSpeaking(new ScriptedVoice(), {
      recogniser: () => recogniser,
      engines: withFallback({ phraser }),
    });
    const realtime = await openRealtime(guest, id);
    realtime.send({ type: 'config', audio: LINEAR_16K, utterance: 'ans_1' });
    realtime.sound(tapeOf([1, 2]));
    realtime.send({ type: 'end_utterance' });
    expect(await realtime.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
    await realtime.expectSilence();
    expect(words.asked).toBe(0);
    tts.send({ type: 'start', interviewId: id, userText: 'w1 w2, in other words', entryId: 'ans_1' });
    await words.wasAsked();
    words.answer({ text: 'What did you do yourself?', warnings: [] });
    expect((await tts.hear()).reply).toMatchObject({ text: 'What did you do yourself?' });
    expect(words.asked).toBe(1);
  });

  it('is known of the webhook, also with the built-in engine behind it', () => {
    const settings = { LLM_ENGINE: 'webhook', LLM_API_KEY: 'k'.repeat(32) } as never;
    expect(interviewEngines(settings).phraser.isActedOn).toBe(true);
    expect(interviewEngines({} as never).phraser.isActedOn).toBeUndefined();
  });
});
