import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readJsonBody } from '#worker/read-json-body.ts';
import { signedInTo, storeAccount } from '../support/account.ts';
import { openSocket } from '../support/open-socket.ts';
import { PASSWORD, Visitor } from '../support/visitor.ts';

/** A database that somebody else has locked: every statement fails as D1 tells it. */
const lockedAs = (message: string) =>
  ({
    prepare: () => {
      throw new Error(message);
    },
  }) as unknown as D1Database;
const LOCKED = lockedAs('D1_ERROR: database is locked: SQLITE_BUSY');

describe('what no client of ours sends', () => {
  it('half a character in a body is the sign for what cannot be read, wherever it stands', async () => {
    const app = new Hono().post('/', async (c) => c.json({ is: await readJsonBody(c) }));
    const body = JSON.stringify({ voice: '\ud800', deep: [{ text: 'I rang \udc00 him 😀' }] });
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/', { method: 'POST', body, headers });
    expect((await answer.json<{ is: unknown }>()).is).toEqual({
      voice: '\ufffd',
      deep: [{ text: 'I rang \ufffd him 😀' }],
    });
  });

  it('messages without an end close the socket, however small they are', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const { socket, closed } = await openSocket(guest, `/api/realtime?interviewId=${id}`);
    for (let i = 0; i < 2_000; i++) socket?.send(JSON.stringify({ type: 'discard' }));
    expect(await closed).toBe(1008);
  });

  it('so does sound that comes by the sample, whether or not it was announced', async () => {
    const config = { type: 'config', audio: { encoding: 'linear16', sample_rate: 16_000, channels: 1 } };
    for (const before of [[], [JSON.stringify(config)]]) {
      const guest = new Visitor();
      const id = await guest.startInterview();
      const { socket, closed } = await openSocket(guest, `/api/realtime?interviewId=${id}`);
      for (const message of before) socket?.send(message);
      for (let i = 0; i < 6_000; i++) socket?.send(new Uint8Array(2));
      expect(await closed).toBe(1008);
    }
  });
});

/** A browser with the same cookies, before a server whose database is locked. */
function whileLocked({ cookies }: Visitor): Visitor {
  const visitor = new Visitor({ settings: { DB: LOCKED } });
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

describe('storage that is locked', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());

  it('is told as busy, with when to come back, and not as a fault of ours', async () => {
    const { email } = await storeAccount();
    for (const DB of [
      LOCKED,
      lockedAs('D1_ERROR: Failed to get session commit token: internal error; reference = 7'),
    ]) {
      const visitor = new Visitor({ settings: { DB } });
      const { status, body, headers } = await visitor.call('GET', `/api/auth/check-email?email=${email}`);
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'unavailable', '2']);
    }
  });

  it('stops no turn of somebody who was signed in a moment ago', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    expect((await owner.call('GET', `/api/interview/${id}`)).status).toBe(200);
    const meanwhile = whileLocked(owner);
    expect((await meanwhile.answer(id, 'He lost forty minutes, and I told my manager.')).status).toBe(200);
    // What is theirs alone waits for the database.
    expect((await meanwhile.call('GET', '/api/dashboard/stats')).status).toBe(503);
  });

  it('gives nobody a turn with the cookie of a session that was ended just before', async () => {
    const endings = ['/api/auth/sign-out', '/api/auth/revoke-sessions', '/api/auth/delete-user'];
    for (const path of endings) {
      const owner = await signedInTo(await storeAccount());
      const id = await owner.startInterview();
      expect((await owner.call('GET', `/api/interview/${id}`)).status).toBe(200);
      const thief = whileLocked(owner);
      const body = path.endsWith('delete-user') ? { password: PASSWORD } : undefined;
      expect((await owner.call('POST', path, body)).status).toBe(200);
      expect((await thief.answer(id, 'Words that its owner never said.')).status, path).toBe(503);
    }
  });
});
