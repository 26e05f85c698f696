import { env, runInDurableObject } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speechToText } from '#engines/registry.ts';
import { AiObject } from '#tests/support/ai-object.ts';
import { hum } from '#tests/support/made-audio.ts';
import { countWrittenRows, FIND_TABLES, READ_WRITTEN_ROWS, stopCountingRows } from '#tests/support/written-rows.ts';
import type { Env } from '#worker/env.ts';
import { writeErrors } from '#worker/note-error.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip } from './support/equipment.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { ScriptedVoice } from './support/scripted-voice.ts';
import { openTts } from './support/tts.ts';
import { Visitor } from './support/visitor.ts';

const run = (statements: readonly string[]) => env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));

let tables: string[];

beforeAll(async () => {
  const { results } = await env.DB.prepare(FIND_TABLES).all<{ name: string }>();
  tables = results.map(({ name }) => name);
  await run(countWrittenRows(tables));
});

afterAll(() => run(stopCountingRows(tables)));

afterEach(() => equip({}));

const ANSWERS = [
  'Last year our order service was slow. I measured the queries, found two missing indexes and added them.',
  'The response time dropped by 60 percent and we had no outage in the December sale.',
  'I told a colleague that his change would break the export, and we wrote the test together.',
  'He thanked me later, and the export has not broken since then.',
  'I asked three customers what they needed, and we left out half of the plan.',
];

/** What was written since the last time, by table. */
async function takeWritten(): Promise<Record<string, number>> {
  const { results } = await env.DB.prepare(READ_WRITTEN_ROWS).all<{ name: string; rows: number }>();
  await env.DB.prepare('UPDATE written_rows SET rows = 0').run();
  return Object.fromEntries(results.map(({ name, rows }) => [name, rows]));
}

/** Takes turns through an interview; answers what each of them wrote. Between them the interview moves on. */
async function writesOfTurns(
  who: Visitor,
  id: string,
  take: (answer: string, entryId: string) => Promise<{ isFollowUp: boolean }>,
): Promise<Record<string, number>[]> {
  // What other tests of this runtime made fail is counted with the next call that comes by.
  await writeErrors(env, Date.now() + 60_000);
  const writes: Record<string, number>[] = [];
  let question = 0;
  for (const [n, answer] of ANSWERS.entries()) {
    await takeWritten();
    const { isFollowUp } = await take(answer, `ans_${n}`);
    writes.push(await takeWritten());
    if (isFollowUp) continue;
    const { questions } = (await who.call('GET', `/api/interview/${id}`)).body.data;
    const left = { questionId: questions[question].id };
    question += 1;
    expect((await who.call('POST', `/api/interview/${id}/next`, left)).status).toBe(200);
    await expect
      .poll(() =>
        env.DB.prepare('SELECT question_number FROM interviews WHERE id = ?').bind(id).first('question_number'),
      )
      .toBe(question + 1);
  }
  return writes;
}

describe('a spoken turn writes nothing to the database', () => {
  it.each([
    ['a guest', undefined],
    ['somebody with an account', storeAccount],
  ])('of %s, by calls to services that are paid', async (_who, makeAccount) => {
    const ai = new AiObject();
    const speech = { AI: ai, STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai' };
    equip({ transcriber: () => speechToText(speech) });
    const who = new Visitor({ settings: speech as Partial<Env> });
    if (makeAccount)
      for (const [name, value] of (await signedInTo(await makeAccount())).cookies) who.cookies.set(name, value);
    const id = await who.startInterview();
    const speak = (text: string) => who.call('POST', '/api/speech/tts/generate', { text });
    // The greeting sets aside what the turns need, spoken and heard.
    expect((await speak('Hello, and welcome.')).status).toBe(200);
    const inHand = () =>
      runInDurableObject(env.INTERVIEWS.getByName(id), (_object, { storage }) => storage.kv.get('speech:purse:heard'));
    await expect.poll(inHand).toMatchObject({ left: 1_200 });
    const writes = await writesOfTurns(who, id, async (answer, entryId) => {
      ai.say(answer);
      const form = new FormData();
      form.set('audio', new File([hum({ durationMs: 3_000 })], 'audio.wav'));
      const heard = await who.call('POST', '/api/speech/stt/transcribe', form);
      const replied = await who.answer(id, heard.body.transcription.text, { entryId });
      const { response, is_follow_up } = replied.body.parsed;
      expect((await speak(response)).status).toBe(200);
      return { isFollowUp: is_follow_up };
    });
    expect(writes).toEqual([{}, {}, {}, {}, {}]);
    expect(ai.script.heard.length).toBe(5);
  });

  it('over sockets', async () => {
    const recogniser = new ScriptedRecogniser();
    const voice = new ScriptedVoice({ name: 'workers-ai' });
    equip({ recogniser: () => recogniser, voice: async () => voice });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const realtime = await openRealtime(guest, id);
    const tts = await openTts(guest, id);
    const writes = await writesOfTurns(guest, id, async (answer, utterance) => {
      realtime.send({ type: 'config', audio: LINEAR_16K, enable_partials: false, utterance });
      for (let second = 0; second < 6; second++) realtime.sound(tapeOf([1, 2, 3, 4, 5]));
      realtime.send({ type: 'end_utterance' });
      expect(await realtime.next()).toMatchObject({ type: 'final', entryId: utterance });
      tts.send({ type: 'start', interviewId: id, userText: answer, entryId: utterance });
      const { reply, end } = await tts.hear();
      expect(end).toEqual({ type: 'tts_end' });
      return { isFollowUp: reply?.is_follow_up === true };
    });
    expect(writes).toEqual([{}, {}, {}, {}, {}]);
    expect(voice.texts.length).toBeGreaterThanOrEqual(5);
  });
});
