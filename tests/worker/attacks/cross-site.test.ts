import { describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { signedInTo, storeAccount } from '#tests/worker/support/account.ts';
import { requestOf } from '#tests/worker/support/call-requests.ts';
import { anyPhone, PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';

/** What a browser says of a request that another site's page makes it send. */
const FOREIGN: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a sibling site': { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
  'another site, in an older browser': { origin: 'https://evil.example' },
  'another port, in an older browser': { origin: 'http://localhost:8080' },
  'a page without an origin, in an older browser': { origin: 'null' },
};

const UNSAFE = (Object.entries(calls) as [string, Call][]).filter(([name]) => !name.startsWith('GET '));

describe('a page of another site', () => {
  it.each(Object.keys(FOREIGN))('makes no call that changes anything, from %s', async (where) => {
    const account = await storeAccount();
    const victim = await signedInTo(account);
    const interviewId = await victim.startInterview();
    for (const [name] of UNSAFE) {
      const { method, path, body } = requestOf(name, { interviewId, email: account.email, phone: account.phone });
      const { status, body: answer, headers } = await victim.call(method, path, body, FOREIGN[where]);
      expect([name, status, answer.code]).toEqual([name, 403, 'forbidden']);
      expect([name, headers.getSetCookie()]).toEqual([name, []]);
    }
    // Nothing of it happened: the victim is signed in, and the interview stands where it stood.
    const { body } = await victim.call('GET', `/api/interview/${interviewId}`);
    expect(body.data).toMatchObject({ questionIndex: 0, finished: false, owned: true });
    expect((await victim.call('GET', '/api/user/interviews')).body.data).toHaveLength(1);
  });

  it('sends no form or plain text that a call takes for JSON', async () => {
    const victim = await signedInTo(await storeAccount());
    const interviewId = await victim.startInterview();
    for (const [name, call] of UNSAFE) {
      // The operator's key comes in a header, which no form sends.
      if (!call.body || call.access === 'operator') continue;
      for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
        const subject = { interviewId, email: 'a@example.com', phone: anyPhone() };
        const { method, path, body } = requestOf(name, subject);
        const { status } = await victim.call(method, path, body, { 'content-type': type });
        expect([name, type, status]).toEqual([name, type, 415]);
      }
    }
  });

  it('signs nobody in to the attacker’s account, so that no interview is handed over', async () => {
    const attackers = await storeAccount();
    const victim = new Visitor();
    const interviewId = await victim.startInterview();
    const before = [...victim.cookies];
    const signIn = { email: attackers.email, password: PASSWORD };
    for (const headers of Object.values(FOREIGN)) {
      const answer = await victim.call('POST', '/api/auth/sign-in/email', signIn, headers);
      expect(answer.status).toBe(403);
    }
    expect([...victim.cookies]).toEqual(before);
    expect((await victim.call('POST', '/api/user/interviews', { interviewId })).status).toBe(401);
  });

  it('spends no link of a sign-up, though opening it is a GET', async () => {
    const victim = new Visitor();
    const email = `${crypto.randomUUID()}@example.com`;
    await victim.signUp(email);
    const path = `/api/auth/verify-email?token=${await victim.readToken(email)}`;
    for (const headers of Object.values(FOREIGN)) {
      expect((await victim.call('GET', path, undefined, headers)).status).toBe(403);
    }
    expect((await victim.call('GET', path)).body.data.signedIn).toBe(true);
  });

  it('gets no permission to read an answer', async () => {
    const victim = await signedInTo(await storeAccount());
    for (const [method, path] of [
      ['GET', '/api/auth/get-session'],
      ['GET', '/api/user/export'],
      ['OPTIONS', '/api/auth/sign-in/email'],
    ] as const) {
      const { headers } = await victim.call(method, path, undefined, { origin: 'https://evil.example' });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });
});
