import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { SOCKET_PROTOCOL } from '#contract/socket-messages.ts';
import { readAttachment, writeAttachment } from '#durable/sockets/live-socket.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { openSocket as open } from './support/open-socket.ts';
import { openTts } from './support/tts.ts';
import { GOOD_ANSWER, PASSWORD, Visitor } from './support/visitor.ts';

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

/** Longer than a busy machine needs, and shorter than anything else that closes a socket. */
const SOON_MS = 10_000;

/** The code that a socket is closed with, if it soon is. */
const closedSoon = (closed: Promise<number>) =>
  Promise.race([closed, new Promise((resolve) => setTimeout(resolve, SOON_MS, 'still open'))]);

describe('sockets close with 4003 at once', () => {
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
    await others.expectSilence();
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
            const attachment = readAttachment(socket);
            writeAttachment(socket, { ...attachment, heardAt: attachment.heardAt - ms });
          }
        }
        state.storage.sql.exec("UPDATE deadlines SET due_at = MAX(1, due_at - ?) WHERE name = 'idle_sockets'", ms);
        await instance.alarm();
      });
    await letPass(QUARTER_MS - 60_000, ['tts', 'realtime']);
    await used.expectSilence();
    await letPass(70_000, ['realtime']);
    expect(await closedSoon(idle.closed)).toBe(4002);
    await used.expectSilence();
  });
});
