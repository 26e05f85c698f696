import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from '#tests/worker/support/account.ts';
import { holdsSecret } from '#tests/worker/support/holds-secret.ts';
import { openSocket } from '#tests/worker/support/open-socket.ts';
import { PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';

const SID = 'greenroom_sid';
const NEW_PASSWORD = 'Another horse 8';

describe('a cookie that somebody planted', () => {
  it('is never taken up as a session: signing in makes a new one, and the planted one is dead', async () => {
    const [attackers, victims] = [await storeAccount(), await storeAccount()];
    const attacker = await signedInTo(attackers);
    for (const planted of [attacker.cookies.get(SID) ?? '', 'a'.repeat(43), 'session']) {
      const victim = new Visitor();
      victim.cookies.set(SID, planted);
      expect((await victim.signIn(victims.email)).status).toBe(200);
      expect(victim.cookies.get(SID)).not.toBe(planted);
      const holder = new Visitor();
      holder.cookies.set(SID, planted);
      expect(await holder.isSignedIn()).toBe(false);
    }
  });

  it('is never taken up as a guest’s: only what the server made, with its tag, holds an interview', async () => {
    for (const planted of ['a'.repeat(43), `${'a'.repeat(43)}.${'b'.repeat(43)}`, '.', 'a.b.c']) {
      const victim = new Visitor();
      victim.cookies.set('greenroom_guest', planted);
      const id = await victim.startInterview();
      expect(victim.cookies.get('greenroom_guest')).not.toBe(planted);
      const attacker = new Visitor();
      attacker.cookies.set('greenroom_guest', planted);
      expect((await attacker.call('GET', `/api/interview/${id}`)).status).toBe(403);
    }
  });

  it('is never taken up as a sign-up’s: signing up makes a new one', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const attacker = new Visitor();
    await attacker.signUp(email, 'Attackers 1 password');
    const planted = attacker.cookies.get('greenroom_pending') ?? '';
    const victim = new Visitor();
    victim.cookies.set('greenroom_pending', planted);
    await victim.signUp(email, NEW_PASSWORD);
    expect(victim.cookies.get('greenroom_pending')).not.toBe(planted);
    const otp = await victim.readCode(email);
    await victim.call('POST', '/api/auth/verify-otp', { email, otp });
    expect((await new Visitor().signIn(email, 'Attackers 1 password')).status).toBe(401);
    expect((await new Visitor().signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  it('is not even read over https unless it is one that no other site could set', async () => {
    const origin = 'https://greenroom.example';
    const account = await storeAccount();
    const visitor = new Visitor({ origin });
    const signedIn = await visitor.signIn(account.email);
    const started = await visitor.call('POST', '/api/webhook/initialize', {
      description: 'Barista - Acme Coffee',
    });
    const signedUp = await visitor.signUp(`${crypto.randomUUID()}@example.com`);
    const guest = await new Visitor({ origin }).call('POST', '/api/webhook/initialize', {
      description: 'Barista - Acme Coffee',
    });
    const lines = [signedIn, started, signedUp, guest].flatMap(({ headers }) => headers.getSetCookie());
    expect(lines.map((line) => line.split('=')[0]).sort()).toEqual(['__Host-guest', '__Host-pending', '__Host-sid']);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/Domain=/i);
    }
    const sibling = new Visitor({ origin });
    sibling.cookies.set(SID, visitor.cookies.get('__Host-sid') ?? '');
    expect(await sibling.isSignedIn()).toBe(false);
  });
});

describe('a cookie that somebody copied', () => {
  /** Ways for an owner to end a session; each must end the thief's copy of it as well. */
  const ENDINGS: Record<string, (owner: Visitor, email: string) => Promise<unknown>> = {
    'signed out': (owner) => owner.call('POST', '/api/auth/sign-out'),
    'chose a new password': async (owner, email) => {
      await owner.call('POST', '/api/auth/forget-password', { email });
      const token = await owner.readToken(email);
      await owner.call('POST', '/api/auth/reset-password', { newPassword: NEW_PASSWORD, token });
    },
    'erased the account': (owner) => owner.call('DELETE', '/api/user'),
    'erased the account by its password': (owner) =>
      owner.call('POST', '/api/auth/delete-user', { password: PASSWORD }),
    'signed in again in the same browser': (owner, email) => owner.signIn(email),
  };

  it.each(Object.keys(ENDINGS))('is worth nothing once the owner %s', async (ending) => {
    const account = await storeAccount();
    const owner = await signedInTo(account);
    const id = await owner.startInterview();
    const thief = owner.copy();
    expect(await thief.isSignedIn()).toBe(true);
    await ENDINGS[ending]?.(owner, account.email);
    expect(await thief.isSignedIn()).toBe(false);
    expect((await thief.call('GET', '/api/user/interviews')).status).toBe(401);
    expect((await thief.call('GET', `/api/results/${id}`)).status).toBe(401);
    expect((await thief.call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect((await openSocket(thief, `/api/tts?interviewId=${id}`)).status).toBe(403);
  });

  it.each(['signed out', 'chose a new password', 'erased the account'])(
    'keeps no socket open once the owner %s',
    async (ending) => {
      const account = await storeAccount();
      const owner = await signedInTo(account);
      const id = await owner.startInterview();
      const stolen = await openSocket(owner.copy(), `/api/tts?interviewId=${id}`);
      expect(stolen.status).toBe(101);
      await ENDINGS[ending]?.(owner, account.email);
      expect([4003, 1006]).toContain(await stolen.closed);
    },
  );

  it('holds no interview once the guest signed in, claimed it and signed out', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const thief = guest.copy();
    await guest.signIn((await storeAccount()).email);
    await guest.call('POST', '/api/user/interviews', { interviewId: id });
    expect((await thief.call('GET', `/api/interview/${id}`)).status).toBe(403);
    await guest.call('POST', '/api/auth/sign-out');
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
  });
});

describe('the database', () => {
  it('holds no secret that opens anything by itself', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const visitor = new Visitor();
    await visitor.startInterview();
    await visitor.signUp(email);
    const [message] = await visitor.readOutbox(email);
    // The development outbox is the mailbox itself; anywhere else its rows are sealed.
    await env.DB.prepare('DELETE FROM outbox').run();
    const sent = [message?.code ?? '', tokenIn(message?.link) ?? ''];
    const cookies = [...visitor.cookies.values()];
    await visitor.call('POST', '/api/auth/verify-otp', { email, otp: message?.code });
    cookies.push(...visitor.cookies.values());
    // A guest's cookie is a secret and its tag: neither may be found by itself.
    const secrets = [...sent, PASSWORD, ...cookies.flatMap((cookie) => [cookie, ...cookie.split('.')])];
    expect(secrets.length).toBeGreaterThan(6);
    for (const secret of secrets) expect(secret).toMatch(/^.{6,}$/);
    const filled: string[] = [];
    const names = (await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all()).results;
    for (const { name } of names) {
      if (String(name).startsWith('_cf')) continue;
      const rows = JSON.stringify((await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results);
      if (rows !== '[]') filled.push(String(name));
      expect(
        secrets.filter((secret) => holdsSecret(rows, secret)),
        String(name),
      ).toEqual([]);
    }
    expect(filled).toEqual(expect.arrayContaining(['interviews', 'sessions', 'users']));
  });
});

const tokenIn = (link: string | null | undefined) => new URL(link ?? '').searchParams.get('token');
