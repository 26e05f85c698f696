import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { SOCKET_PROTOCOL, ttsServerMessage } from '#contract/socket-messages.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { streamWhole } from '#engines/stream-whole.ts';
import type { Speech, TextToSpeech } from '#engines/tts.ts';
import type { WholeReply } from '#engines/whole-reply.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip, Held, phraserThat } from './support/equipment.ts';
import { openSocket as open } from './support/open-socket.ts';
import { GOOD_ANSWER, PASSWORD, Visitor } from './support/visitor.ts';

const SAMPLE_RATE_HZ = 16_000;
/** 1.5 s: more than one frame. */
const SAMPLES = Int16Array.from({ length: 24_000 }, (_, i) => i % 1_000);

const spoken = (): Speech => ({
  audio: writeWav({ samples: SAMPLES, sampleRateHz: SAMPLE_RATE_HZ }),
  contentType: 'audio/wav',
  sampleRateHz: SAMPLE_RATE_HZ,
  warnings: [],
});

const voiceOf = (synthesise: TextToSpeech['synthesise']) => async (): Promise<TextToSpeech> => ({
  name: 'flite',
  voices: [],
  models: [],
  synthesise,
  stream: async (request) => streamWhole(await synthesise(request)),
});

/** Opens the speaking socket of an interview and passes its greeting. */
async function openTts(visitor: Visitor, id: string) {
  const tts = await open(visitor, `/api/tts?interviewId=${id}`);
  expect(await tts.next()).toMatchObject({ type: 'hello' });
  return { ...tts, send: (message: object) => tts.socket?.send(JSON.stringify(message)) };
}

type Tts = Awaited<ReturnType<typeof openTts>>;

/** One speech from its `tts_info` to its end; the samples that came between. */
async function hearSpeech(tts: Tts): Promise<Int16Array> {
  expect(await tts.next()).toEqual({ type: 'tts_info', encoding: 'linear16', sampleRate: SAMPLE_RATE_HZ });
  const bytes: number[] = [];
  for (;;) {
    const message = await tts.next();
    if (!(message instanceof ArrayBuffer)) {
      expect(message).toEqual({ type: 'tts_end' });
      return new Int16Array(Uint8Array.from(bytes).buffer);
    }
    expect(message.byteLength).toBeLessThanOrEqual(32_768);
    bytes.push(...new Uint8Array(message));
  }
}

/** That nothing more came: the next thing to come is the answer to a message that nobody knows. */
async function expectSilence(tts: Tts): Promise<void> {
  tts.send({ type: 'dance' });
  expect(await tts.next()).toMatchObject({ type: 'error', code: 'bad_request' });
}

afterEach(() => equip({}));

describe('the live sockets', () => {
  it('greet who holds the interview, and replace an older socket of their kind', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const older = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await older.next()).toMatchObject({
      type: 'hello',
      protocol: SOCKET_PROTOCOL,
      resumeFrom: 'ent_question_1',
    });
    const newer = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await newer.next()).toMatchObject({ type: 'hello' });
    expect(await older.closed).toBe(4001);
  });

  it('refuse strangers and foreign origins', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await open(new Visitor(), `/api/tts?interviewId=${id}`)).status).toBe(403);
    expect((await open(guest, `/api/tts?interviewId=${id}`, 'https://evil.example')).status).toBe(403);
  });

  it('take a turn and stay open over a message that they do not know', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await open(guest, `/api/tts?interviewId=${id}`);
    await tts.next();
    tts.socket?.send(JSON.stringify({ type: 'dance' }));
    expect(await tts.next()).toMatchObject({ type: 'error' });
    tts.socket?.send(JSON.stringify({ type: 'start', interviewId: id, userText: 'I work with computers.' }));
    expect(await tts.next()).toMatchObject({ type: 'reply', is_follow_up: true });
  });

  it('close on what is no JSON', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const realtime = await open(guest, `/api/realtime?interviewId=${id}`);
    await realtime.next();
    realtime.socket?.send('{');
    expect(await realtime.closed).toBe(1007);
  });
});

describe('the interviewer’s voice over a socket', () => {
  it('is the voice’s own samples, in frames, between its announcement and its end', async () => {
    equip({ voice: voiceOf(async () => spoken()) });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    tts.send({ type: 'say', text: 'Hello there.' });
    expect([...(await hearSpeech(tts))]).toEqual([...SAMPLES]);
    tts.send({ type: 'start', interviewId: id, userText: 'I work with computers.' });
    const reply = ttsServerMessage.parse(await tts.next());
    expect(reply).toMatchObject({ type: 'reply', is_follow_up: true, followUpIndex: 1 });
    expect([...(await hearSpeech(tts))]).toEqual([...SAMPLES]);
    await expectSilence(tts);
  });

  it('is said to be missing or broken in place of each speech', async () => {
    const guest = new Visitor();
    const tts = await openTts(guest, await guest.startInterview());
    tts.send({ type: 'say', text: 'Hello there.' });
    expect(await tts.next()).toEqual({ type: 'tts_error', message: 'This server has no voice of its own' });
    equip({ voice: voiceOf(() => Promise.reject(new Error('broken'))) });
    const other = await openTts(guest, await guest.startInterview());
    other.send({ type: 'say', text: 'Hello there.' });
    expect(await other.next()).toEqual({ type: 'tts_error', message: 'The voice failed' });
    await expectSilence(other);
  });

  it('stops for a newer text: the older one ends first, as cancelled, and no sound of it follows', async () => {
    const first = new Held<Speech>();
    const texts: string[] = [];
    equip({
      voice: voiceOf(({ text }) => {
        texts.push(text);
        return texts.length === 1 ? first.ask() : Promise.resolve(spoken());
      }),
    });
    const guest = new Visitor();
    const tts = await openTts(guest, await guest.startInterview());
    tts.send({ type: 'say', text: 'The first.' });
    await first.wasAsked();
    tts.send({ type: 'say', text: 'The second.' });
    expect(await tts.next()).toEqual({ type: 'tts_end', cancelled: true });
    await hearSpeech(tts);
    first.answer(spoken());
    await expectSilence(tts);
  });

  it('is silenced by a cancel, also by one that comes before its reply, which is told all the same', async () => {
    const words = new Held<WholeReply>();
    equip({
      engines: withFallback({ phraser: phraserThat(() => words.ask()) }),
      voice: voiceOf(async () => spoken()),
    });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    tts.send({ type: 'start', interviewId: id, userText: 'I work with computers.' });
    await words.wasAsked();
    tts.send({ type: 'cancel' });
    expect(await tts.next()).toEqual({ type: 'tts_end', cancelled: true });
    words.answer({ text: 'What did you do yourself?', warnings: [] });
    expect(await tts.next()).toMatchObject({ type: 'reply', text: 'What did you do yourself?' });
    // A second cancel has nothing to end.
    tts.send({ type: 'cancel' });
    await expectSilence(tts);
  });

  it('tells what was refused, and where the interview stands', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    const start = { type: 'start', interviewId: id, userText: 'I work with computers.' };
    tts.send({ ...start, interviewId: 'int_other' });
    expect(await tts.next()).toMatchObject({ type: 'error', code: 'forbidden' });
    tts.send({ ...start, replyTo: 'ent_greeting' });
    expect(ttsServerMessage.parse(await tts.next())).toMatchObject({
      type: 'error',
      code: 'stale_turn',
      state: { interviewId: id, latestEntryId: 'ent_question_1' },
    });
    await expectSilence(tts);
  });

  it('speaks at most sixty texts a minute, and says so', async () => {
    equip({ voice: voiceOf(() => Promise.reject(new Error('no matter'))) });
    const guest = new Visitor();
    const tts = await openTts(guest, await guest.startInterview());
    for (let n = 0; n < 60; n++) {
      tts.send({ type: 'say', text: 'Hello.' });
      expect(await tts.next()).toMatchObject({ type: 'tts_error' });
    }
    tts.send({ type: 'say', text: 'Hello.' });
    expect(await tts.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });
});

describe('audio that comes over a socket', () => {
  it('needs a config and whole samples, and is told once an utterance that nobody listens', async () => {
    const guest = new Visitor();
    const realtime = await open(guest, `/api/realtime?interviewId=${await guest.startInterview()}`);
    await realtime.next();
    const say = (message: object) => realtime.socket?.send(JSON.stringify(message));
    realtime.socket?.send(new Uint8Array(4));
    expect(await realtime.next()).toMatchObject({ type: 'error', code: 'bad_request' });
    say({ type: 'config', audio: { encoding: 'linear16', sample_rate: 16_000, channels: 1 } });
    realtime.socket?.send(new Uint8Array(3));
    expect(await realtime.next()).toMatchObject({ type: 'error', code: 'bad_request' });
    for (let frame = 0; frame < 5; frame++) realtime.socket?.send(new Uint8Array(3_200));
    say({ type: 'end_utterance' });
    expect(await realtime.next()).toMatchObject({ type: 'asr_error' });
    say({ type: 'dance' });
    expect(await realtime.next()).toMatchObject({ type: 'error' });
  });

  it('is taken for three times the length of the interview, also over an eviction, and then refused in words', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const stub = env.INTERVIEWS.getByName(id);
    const setTaken = (takenMs: number) =>
      runInDurableObject(stub, (_instance, { storage }) => storage.kv.put('allowance:audio', takenMs));
    const readTaken = () => runInDurableObject(stub, (_instance, { storage }) => storage.kv.get('allowance:audio'));
    const THIRTY_MINUTES_MS = 1_800_000;
    await setTaken(THIRTY_MINUTES_MS - 6_000);
    const realtime = await open(guest, `/api/realtime?interviewId=${id}`);
    await realtime.next();
    const say = (message: object) => realtime.socket?.send(JSON.stringify(message));
    say({ type: 'config', audio: { encoding: 'linear16', sample_rate: 16_000, channels: 1 } });
    const second = () => realtime.socket?.send(new Uint8Array(32_000));
    for (let n = 0; n < 6; n++) second();
    expect(await realtime.next()).toMatchObject({ type: 'asr_error' });
    say({ type: 'end_utterance' });
    second();
    expect(await realtime.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
    expect(await readTaken()).toBe(THIRTY_MINUTES_MS - 1_000);
    await evictDurableObject(stub);
    await setTaken(THIRTY_MINUTES_MS);
    const again = await open(guest, `/api/realtime?interviewId=${id}`);
    await again.next();
    again.socket?.send(
      JSON.stringify({ type: 'config', audio: { encoding: 'opus', sample_rate: 48_000, channels: 1 } }),
    );
    again.socket?.send(new Uint8Array(100));
    expect(await again.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });

  it('closes the socket when it is more than any microphone sends', async () => {
    const guest = new Visitor();
    const realtime = await open(guest, `/api/realtime?interviewId=${await guest.startInterview()}`);
    await realtime.next();
    for (let sent = 0; sent <= 10 * 256 * 1024; sent += 32_768) realtime.socket?.send(new Uint8Array(32_768));
    expect(await realtime.closed).toBe(1008);
  });
});

/** The code that a socket is closed with, if that is within a second. */
const closedSoon = (closed: Promise<number>) =>
  Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 1_000, 'still open'))]);

describe('sockets close with 4003 within a second', () => {
  it('of signing out, also when the interview is finished', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, GOOD_ANSWER);
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const tts = await openTts(owner, id);
    await owner.call('POST', '/api/auth/sign-out');
    expect(await closedSoon(tts.closed)).toBe(4003);
  });

  it('of signing out where the interview is still its guest’s, and others keep theirs', async () => {
    const visitor = new Visitor();
    const id = await visitor.startInterview();
    const other = new Visitor();
    const others = await openTts(other, await other.startInterview());
    await visitor.signIn((await storeAccount()).email);
    const tts = await openTts(visitor, id);
    await visitor.call('POST', '/api/auth/sign-out');
    expect(await closedSoon(tts.closed)).toBe(4003);
    expect((await open(visitor, `/api/tts?interviewId=${id}`)).status).toBe(403);
    await expectSilence(others);
  });

  it('of a claim by another', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await openTts(guest, id);
    const claimer = guest.copy();
    await claimer.signIn((await storeAccount()).email);
    await claimer.call('POST', '/api/user/interviews', { interviewId: id });
    expect(await closedSoon(tts.closed)).toBe(4003);
  });

  it('of a new password', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const owner = new Visitor();
    await owner.register(email);
    const tts = await openTts(owner, await owner.startInterview());
    const other = new Visitor();
    await other.call('POST', '/api/auth/forget-password', { email });
    const token = await other.readToken(email);
    const reset = await other.call('POST', '/api/auth/reset-password', { newPassword: `${PASSWORD} new`, token });
    expect(reset.status).toBe(200);
    expect(await closedSoon(tts.closed)).toBe(4003);
  });

  it('of the account’s erasure', async () => {
    const owner = await signedInTo(await storeAccount());
    const tts = await openTts(owner, await owner.startInterview());
    expect((await owner.call('POST', '/api/auth/delete-user', { password: PASSWORD })).status).toBe(200);
    expect(await closedSoon(tts.closed)).toBe(4003);
  });
});

describe('a socket over which nothing comes', () => {
  it('is closed after a quarter of an hour, and one that is used is not', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const used = await openTts(guest, id);
    const idle = await open(guest, `/api/realtime?interviewId=${id}`);
    const QUARTER_MS = 15 * 60_000;
    const letPass = (ms: number, kinds: string[]) =>
      runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, state) => {
        for (const kind of kinds) {
          for (const socket of state.getWebSockets(kind)) {
            const attachment = socket.deserializeAttachment();
            socket.serializeAttachment({ ...attachment, heardAt: attachment.heardAt - ms });
          }
        }
        state.storage.sql.exec("UPDATE deadlines SET due_at = MAX(1, due_at - ?) WHERE name = 'idle_sockets'", ms);
        await instance.alarm();
      });
    await letPass(QUARTER_MS - 60_000, ['tts', 'realtime']);
    await expectSilence(used);
    await letPass(70_000, ['realtime']);
    expect(await closedSoon(idle.closed)).toBe(4002);
    await expectSilence(used);
  });
});
