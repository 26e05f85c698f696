import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InterviewObject } from '#durable/interview-object.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import type { Phrased } from '#engines/phraser.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip, Held, phraserThat } from './support/equipment.ts';
import { openSocket } from './support/open-socket.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const WORDS = { text: 'Which part of that was yours?', warnings: [] };
const SHORT = 'I work with computers.';

/** Equips objects with a phraser whose answers the test gives. */
function holdReplies(): Held<Phrased> {
  const held = new Held<Phrased>();
  equip({ engines: withFallback({ phraser: phraserThat(() => held.ask()) }) });
  return held;
}

async function transcriptOf(visitor: Visitor, id: string): Promise<{ id: string; speaker: string; text: string }[]> {
  return (await visitor.call('GET', `/api/transcript/full/${id}`)).body.data.entries;
}

const texts = async (visitor: Visitor, id: string) => (await transcriptOf(visitor, id)).map(({ text }) => text);

afterEach(() => {
  equip({});
  vi.restoreAllMocks();
});

describe('while the interviewer thinks', () => {
  it('the interview is read, extended and claimed, and its sockets open and answer', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();

    const { body } = await guest.call('GET', `/api/interview/${id}`);
    expect(body.data.transcript.at(-1)).toMatchObject({ id: 'ans_1', text: SHORT });
    expect(body.data.openTurnId).toBe('ans_1');
    expect(await texts(guest, id)).toContain(SHORT);
    expect((await guest.call('POST', `/api/interviews/extend-session/${id}`)).status).toBe(200);
    const socket = await openSocket(guest, `/api/realtime?interviewId=${id}`);
    expect(await socket.next()).toMatchObject({ type: 'hello' });
    socket.socket?.send(JSON.stringify({ type: 'end_utterance' }));
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'bad_request' });
    const claimer = guest.copy();
    await claimer.signIn((await storeAccount()).email);
    expect((await claimer.call('POST', '/api/user/interviews', { interviewId: id })).status).toBe(200);

    held.answer(WORDS);
    expect((await reply).body.parsed.response).toBe(WORDS.text);
    expect((await texts(claimer, id)).at(-1)).toBe(WORDS.text);
  });

  it('the same answer joins the turn, and the engine is asked once', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const first = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();
    const again = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await guest.call('GET', `/api/interview/${id}`);
    held.answer(WORDS);
    expect((await again).body).toEqual((await first).body);
    expect(held.asked).toBe(1);
  });

  it('another answer and the next question are refused at once with where the interview stands', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const first = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();
    const other = await guest.answer(id, 'I work with machines.', { entryId: 'ans_2' });
    const next = await guest.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' });
    for (const refused of [other, next]) {
      expect([refused.status, refused.body.code]).toEqual([409, 'stale_turn']);
      expect(refused.body.data).toMatchObject({ interviewId: id, questionIndex: 0 });
    }
    held.answer(WORDS);
    expect((await first).status).toBe(200);
    expect(await texts(guest, id)).not.toContain('I work with machines.');
  });

  it('words of another turn are saved, unless they say that they answer what was asked last', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const first = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();
    const save = (body: object) => guest.call('POST', `/api/transcript/save-entry/${id}/0`, body);
    const transcriptEntry = { id: 'ans_2', speaker: 'human', text: 'And with machines.' };
    expect((await save({ transcriptEntry, replyTo: 'ent_question_1' })).body.code).toBe('stale_turn');
    expect((await save({ transcriptEntry })).body.data).toEqual({ id: 'ans_2', stored: true });
    held.answer(WORDS);
    await first;
    expect((await texts(guest, id)).slice(-3)).toEqual([SHORT, 'And with machines.', WORDS.text]);
  });

  it('ending the interview wins: the report comes, and the reply is dropped', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = guest.answer(id, GOOD_ANSWER, { entryId: 'ans_1' });
    await held.wasAsked();
    const finished = await guest.call('POST', '/api/webhook/process-results', { interviewId: id });
    expect(finished.body).toEqual({ success: true, status: 'ready' });
    expect((await reply).status).toBe(409);
    held.answer(WORDS);
    expect((await texts(guest, id)).at(-1)).toBe(GOOD_ANSWER);
  });

  it('deleting what was said wins: neither the answer nor its reply is there afterwards', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();
    expect((await guest.call('DELETE', `/api/transcript/interview/${id}`)).status).toBe(200);
    expect((await reply).status).toBe(409);
    held.answer(WORDS);
    expect(await texts(guest, id)).toEqual([]);
  });

  it('erasing the interview wins', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const socket = await openSocket(guest, `/api/tts?interviewId=${id}`);
    const reply = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await held.wasAsked();
    expect((await guest.call('DELETE', `/api/interview/${id}`)).body).toEqual({ success: true });
    expect((await reply).status).toBe(403);
    expect(await socket.closed).toBe(4003);
    held.answer(WORDS);
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect((await guest.call('DELETE', `/api/interview/${id}`)).status).toBe(403);
  });

  it('strangers are refused at once, whatever they ask for', async () => {
    const held = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = guest.answer(id, SHORT);
    await held.wasAsked();
    const stranger = await signedInTo(await storeAccount());
    for (const call of ['process-results', 'results-agent', 'process-interview']) {
      expect((await stranger.call('POST', `/api/webhook/${call}`, { interviewId: id })).status).toBe(403);
    }
    held.answer(WORDS);
    expect((await reply).status).toBe(200);
  });

  it('an eviction loses nothing: the object that wakes asks again, and the same answer joins', async () => {
    const lost = holdReplies();
    const guest = new Visitor();
    const id = await guest.startInterview();
    const inFirstLife = guest.answer(id, SHORT, { entryId: 'ans_1' });
    await lost.wasAsked();
    const again = new Held<Phrased>();
    const engines = withFallback({ phraser: phraserThat(() => again.ask()) });
    await runInDurableObject(env.INTERVIEWS.getByName(id), async (_instance, state) => {
      // What the runtime does after an eviction: another object over the same storage.
      const secondLife = new InterviewObject(state, env, { engines });
      await again.wasAsked();
      const holder = { guestHash: String(state.storage.sql.exec('SELECT guest_hash FROM interview').one().guest_hash) };
      const joined = secondLife.as(holder).turn.take({ userText: SHORT, entryId: 'ans_1' });
      const other = await secondLife.as(holder).turn.take({ userText: 'Other words.', entryId: 'ans_2' });
      expect(other).toMatchObject({ ok: false, reason: 'stale_turn' });
      again.answer(WORDS);
      expect(await joined).toMatchObject({ ok: true, value: { response: WORDS.text } });
    });
    expect(again.asked).toBe(1);
    lost.answer({ text: 'Too late, is it not?', warnings: [] });
    expect((await inFirstLife).body.parsed.response).toBe(WORDS.text);
    expect((await texts(guest, id)).slice(-2)).toEqual([SHORT, WORDS.text]);
  });
});

describe('an engine that does not word its reply', () => {
  it('is replaced by the embedded one when its time is over', async () => {
    const phraser = phraserThat(() => new Promise(() => undefined));
    equip({ engines: withFallback({ phraser }), limits: { ...ENGINE_LIMITS, phraseMs: 50 } });
    const guest = new Visitor();
    const reply = await guest.answer(await guest.startInterview(), SHORT);
    expect(reply.body.parsed).toMatchObject({ is_follow_up: true });
    expect(reply.body.parsed.response).toMatch(/\?/);
  });

  it('is replaced at once when it fails, and cannot change what is done', async () => {
    const phraser = phraserThat(() => Promise.reject(new Error('broken')));
    equip({ engines: withFallback({ phraser }) });
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await guest.answer(id, SHORT)).body.parsed).toMatchObject({ is_follow_up: true });
    const held = holdReplies();
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const last = guest.answer(id, GOOD_ANSWER);
    await held.wasAsked();
    held.answer({ text: 'Do tell me more and more?', warnings: [] });
    expect((await last).body.data).toMatchObject({ is_follow_up: false, response: 'Do tell me more and more?' });
  });

  it('fails the turn when nothing stands behind it; the answer is kept and asking again helps', async () => {
    const engines = withFallback({});
    const broken = phraserThat(() => Promise.reject(new Error(SHORT)));
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    equip({ engines: { ...engines, phraser: broken } });
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await guest.answer(id, SHORT, { entryId: 'ans_1' })).status).toBe(500);
    expect((await texts(guest, id)).at(-1)).toBe(SHORT);
    const socket = await openSocket(guest, `/api/tts?interviewId=${id}`);
    await socket.next();
    const start = { type: 'start', interviewId: id, userText: SHORT, entryId: 'ans_1' };
    socket.socket?.send(JSON.stringify(start));
    expect(await socket.next()).toMatchObject({
      type: 'error',
      code: 'internal',
      message: expect.stringMatching(/our/),
    });
    expect(logged).toHaveBeenCalledWith({ event: 'turn_failed', error: 'Error' });
    expect(JSON.stringify(logged.mock.calls)).not.toContain(SHORT);
    equip({});
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    expect((await guest.answer(id, SHORT, { entryId: 'ans_1' })).status).toBe(200);
    expect((await texts(guest, id)).filter((text) => text === SHORT)).toHaveLength(1);
  });
});

describe('turns', () => {
  it('are refused with 429 when they are more than anybody takes, and go on afterwards', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const statuses = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => (await guest.answer(id, SHORT, { entryId: `ans_${n}` })).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    const late = await guest.answer(id, SHORT, { entryId: 'late' });
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    // A repeated answer is no new turn.
    expect((await guest.answer(id, SHORT, { entryId: 'ans_0' })).status).toBe(200);
  });

  it('keep what a follow-up asks for beside its words', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, SHORT);
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, state) => {
      const rows = state.storage.sql.exec("SELECT gap FROM entries WHERE kind = 'follow_up'").toArray();
      expect(rows).toEqual([{ gap: expect.stringMatching(/^[a-z_]+$/) }]);
    });
  });
});
