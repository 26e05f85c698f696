import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from '#tests/worker/support/account.ts';
import { type Answer, PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';

const email = () => `${crypto.randomUUID()}@example.com`;
const times = <T>(count: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)));
const won = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const usersOf = (address: string) => env.DB.prepare('SELECT * FROM users WHERE email = ?').bind(address).all();

describe('of many who try at the same time, one wins', () => {
  it('to enter a sign-up’s code', async () => {
    const address = email();
    const visitor = new Visitor();
    await visitor.signUp(address);
    const otp = await visitor.readCode(address);
    const browsers = Array.from({ length: 12 }, () => visitor.copy());
    const answers = await Promise.all(
      browsers.map((browser) => browser.call('POST', '/api/auth/verify-otp', { email: address, otp })),
    );
    expect(won(answers)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'invalid_code')).toHaveLength(11);
    const { results } = await usersOf(address);
    expect(results).toHaveLength(1);
    const sessions = await env.DB.prepare('SELECT * FROM sessions WHERE user_id = ?').bind(results[0]?.id).all();
    expect(sessions.results).toHaveLength(1);
    expect((await Promise.all(browsers.map((browser) => browser.isSignedIn()))).filter(Boolean)).toHaveLength(1);
  });

  it('to open a sign-up’s link', async () => {
    const address = email();
    const visitor = new Visitor();
    await visitor.signUp(address);
    const path = `/api/auth/verify-email?token=${await visitor.readToken(address)}`;
    expect(won(await times(12, () => visitor.copy().call('GET', path)))).toHaveLength(1);
    expect((await usersOf(address)).results).toHaveLength(1);
  });

  it('to prove one address from two sign-ups, each with its own code', async () => {
    const address = email();
    const [one, two] = [new Visitor(), new Visitor()];
    await one.signUp(address, 'First horse 1');
    const codes = [await one.readCode(address)];
    await two.signUp(address, 'Second horse 2');
    codes.push(await two.readCode(address));
    const answers = await Promise.all(
      [one, two].map((browser, i) =>
        browser.call('POST', '/api/auth/verify-otp', { email: address, otp: codes[i] ?? '' }),
      ),
    );
    expect(won(answers)).toHaveLength(1);
    const winner = answers[0]?.status === 200 ? 'First horse 1' : 'Second horse 2';
    const loser = winner === 'First horse 1' ? 'Second horse 2' : 'First horse 1';
    expect((await new Visitor().signIn(address, winner)).status).toBe(200);
    expect((await new Visitor().signIn(address, loser)).status).toBe(401);
  });

  it('to sign up with one phone number; the others get their accounts without it', async () => {
    const phone = '+12025550111';
    const visitors = [new Visitor(), new Visitor(), new Visitor()];
    const addresses = visitors.map(email);
    for (const [i, visitor] of visitors.entries()) await visitor.signUp(addresses[i] ?? '', PASSWORD, phone);
    const codes = await Promise.all(addresses.map((address) => new Visitor().readCode(address)));
    const answers = await Promise.all(
      visitors.map((visitor, i) =>
        visitor.call('POST', '/api/auth/verify-otp', { email: addresses[i] ?? '', otp: codes[i] ?? '' }),
      ),
    );
    const { results } = await env.DB.prepare('SELECT email FROM users WHERE phone = ?').bind(phone).all();
    expect(results).toHaveLength(1);
    expect(won(answers)).toHaveLength(3);
    expect(answers.map(({ body }) => body.data.user.phoneNumber).sort()).toEqual([phone, null, null]);
  });

  it('to choose a password by one link', async () => {
    const account = await storeAccount();
    const anybody = new Visitor();
    await anybody.call('POST', '/api/auth/forget-password', { email: account.email });
    const token = await anybody.readToken(account.email);
    const answers = await times(6, (i) =>
      new Visitor().call('POST', '/api/auth/reset-password', { newPassword: `New horse ${i}`, token }),
    );
    expect(won(answers)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    for (const i of [winner, (winner + 1) % 6]) {
      expect((await new Visitor().signIn(account.email, `New horse ${i}`)).status).toBe(i === winner ? 200 : 401);
    }
  });

  it('to exchange a texted code', async () => {
    const { phone } = await storeAccount();
    await new Visitor().call('POST', '/api/auth/request-password-reset-sms', { phone });
    const otp = await new Visitor().readCode(phone);
    const answers = await times(12, () => new Visitor().call('POST', '/api/auth/verify-reset-otp', { phone, otp }));
    expect(won(answers)).toHaveLength(1);
  });

  it('to claim an interview, though all hold its guest’s cookie; the winner may ask again', async () => {
    const guest = new Visitor();
    const interviewId = await guest.startInterview();
    const claimers = await times(20, async () => {
      const claimer = await signedInTo(await storeAccount());
      for (const [name, value] of guest.cookies) claimer.cookies.set(name, value);
      return claimer;
    });
    const claim = (claimer: Visitor) => claimer.call('POST', '/api/user/interviews', { interviewId });
    const answers = await Promise.all(claimers.map(claim));
    expect(won(answers)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(new Set(losers.map(({ status, body }) => JSON.stringify([status, body.error]))).size).toBe(1);
    expect(losers[0]?.status).toBe(403);
    const winner = claimers[answers.findIndex(({ status }) => status === 200)];
    expect(winner && (await claim(winner)).status).toBe(200);
    const lists = await Promise.all(claimers.map((claimer) => claimer.call('GET', '/api/user/interviews')));
    expect(lists.filter(({ body }) => body.data.length > 0)).toHaveLength(1);
  });
});

describe('what happens at the same time ends well', () => {
  it('leaves no session behind that began with the old password while a new one was chosen', async () => {
    const account = await storeAccount();
    const anybody = new Visitor();
    await anybody.call('POST', '/api/auth/forget-password', { email: account.email });
    const token = await anybody.readToken(account.email);
    const browsers = Array.from({ length: 6 }, () => new Visitor());
    const [reset] = await Promise.all([
      new Visitor().call('POST', '/api/auth/reset-password', { newPassword: 'Another horse 8', token }),
      ...browsers.map((browser) => browser.signIn(account.email)),
    ]);
    expect(reset?.status).toBe(200);
    for (const browser of browsers) expect(await browser.isSignedIn()).toBe(false);
  });

  it('claims an interview or erases it with its account, and leaves nothing in between', async () => {
    const guest = new Visitor();
    const interviewId = await guest.startInterview();
    const account = await storeAccount();
    const owner = await signedInTo(account);
    for (const [name, value] of guest.cookies) owner.cookies.set(name, value);
    await Promise.all([
      owner.copy().call('POST', '/api/user/interviews', { interviewId }),
      owner.copy().call('DELETE', '/api/user'),
    ]);
    const { results } = await env.DB.prepare('SELECT owner_id FROM interviews').all();
    expect(results.filter(({ owner_id }) => owner_id === account.id)).toEqual([]);
  });
});
