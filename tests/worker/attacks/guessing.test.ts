import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, storeAccount } from '#tests/worker/support/account.ts';
import { type Answer, anyPhone, PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';
import { LIMITS } from '#worker/auth/limits.ts';

/** Browsers with an address each, as somebody has who rents many. */
const fromManyAddresses = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const address = `198.51.${100 + (i >> 8)}.${i & 255}`;
    return new Visitor({ headers: { 'cf-connecting-ip': address } });
  });

const statuses = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const otherThan = (code: string, count: number) =>
  Array.from({ length: count }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'));

const verify = (browser: Visitor, email: string, otp: string) =>
  browser.call('POST', '/api/auth/verify-otp', { email, otp });

const HOUR_MS = 3_600_000;

let hour = Math.floor(Date.now() / HOUR_MS);

/**
 * Counters start anew at whole hours and parts of them; the clock stands still so that no test runs across one. Each
 * test has a later hour than the one before, as what that left to be done may still be on its way.
 */
beforeEach(() => {
  hour += 3;
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(hour * HOUR_MS + 1_000);
});
afterEach(() => void vi.useRealTimers());

const letPass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Sets the counters of a limit so many below their end, so that a test need not count all the way. */
const almost = (name: 'signInAddress' | 'signInAccount', left: number) =>
  env.DB.prepare('UPDATE rate_counters SET count = ? WHERE key LIKE ?')
    .bind(LIMITS[name].attempts - left, `${name}:%`)
    .run();

describe('guessing from many addresses', () => {
  it('gets twenty tries at a password in a quarter of an hour, all at once or not, and is told how long to wait', async () => {
    const { email } = await storeAccount();
    const tries = fromManyAddresses(40).map((browser, i) => browser.signIn(email, `Wrong horse ${i}`));
    const answers = await Promise.all(tries);
    const { attempts } = LIMITS.signInAccount;
    expect(statuses(answers)).toEqual({ 401: attempts, 429: 40 - attempts });
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ success: false, code: 'rate_limited' });
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(LIMITS.signInAccount.windowMs / 1_000);
    // The right password is not even looked at while the account is shut, and works again afterwards.
    const [owner] = fromManyAddresses(1);
    expect((await owner?.signIn(email))?.status).toBe(429);
    letPass(LIMITS.signInAccount.windowMs);
    expect((await owner?.signIn(email))?.status).toBe(200);
  });

  it('gets the same refusals for an address that has no account', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await new Visitor().signIn(email);
    await almost('signInAccount', 2);
    const answers = await Promise.all(fromManyAddresses(6).map((browser) => browser.signIn(email)));
    expect(statuses(answers)).toEqual({ 401: 2, 429: 4 });
  });

  it('gets three guesses at a sign-up’s code, then not even the right one; its own browser still has two', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const victim = new Visitor();
    await victim.signUp(email);
    const code = await victim.readCode(email);
    const guesses = otherThan(code, 60);
    const answers = await Promise.all(
      fromManyAddresses(60).map((browser, i) => verify(browser, email, guesses[i] ?? '')),
    );
    expect(statuses(answers)).toEqual({ 400: LIMITS.verifyAccount.attempts, 429: 60 - LIMITS.verifyAccount.attempts });
    const row = await env.DB.prepare('SELECT tries FROM pending_sign_ups WHERE email = ?').bind(email).first();
    expect(row).toEqual({ tries: 3 });
    await env.DB.prepare('DELETE FROM rate_counters').run();
    expect((await verify(new Visitor(), email, code)).body.code).toBe('invalid_code');
    expect((await verify(victim, email, guesses[0] ?? '')).body.code).toBe('invalid_code');
    expect((await verify(victim, email, code)).body.data.signedIn).toBe(true);
  });

  it('gets five guesses even in the browser that signed up; a new code works', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const browser = new Visitor();
    await browser.signUp(email);
    const code = await browser.readCode(email);
    for (const guess of otherThan(code, 5)) expect((await verify(browser, email, guess)).status).toBe(400);
    expect((await verify(browser, email, code)).body.code).toBe('invalid_code');
    letPass(HOUR_MS);
    await browser.call('POST', '/api/auth/resend-verification', { email });
    expect((await verify(browser, email, await browser.readCode(email))).body.data.signedIn).toBe(true);
  });

  it('gets at most twenty-five guesses an hour at a mailbox’s codes, however many sign-ups it begins', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const signUps = [];
    for (const browser of fromManyAddresses(8)) signUps.push(await browser.signUp(email));
    expect(statuses(signUps)).toEqual({ 200: LIMITS.codeAccount.attempts, 429: 8 - LIMITS.codeAccount.attempts });
    const guessers = fromManyAddresses(60);
    await Promise.all(guessers.map((browser) => verify(browser, email, '000000')));
    const { compared } = (await env.DB.prepare('SELECT SUM(tries) AS compared FROM pending_sign_ups WHERE email = ?')
      .bind(email)
      .first<{ compared: number }>()) ?? { compared: Number.NaN };
    expect(compared).toBeLessThanOrEqual(25);
  });

  it('gets five guesses at a texted code and three codes in ten minutes', async () => {
    const { id, phone, email }: Account = await storeAccount();
    const browsers = fromManyAddresses(40);
    const asked = [];
    for (const browser of browsers.slice(0, 6)) {
      asked.push(await browser.call('POST', '/api/auth/request-password-reset-sms', { phone }));
      letPass(1_000);
    }
    expect(statuses(asked)).toEqual({ 200: 3, 429: 3 });
    const code = await new Visitor().readCode(phone);
    const guesses = otherThan(code, 40);
    const exchange = (browser: Visitor, otp: string) =>
      browser.call('POST', '/api/auth/verify-reset-otp', { phone, otp });
    const answers = await Promise.all(browsers.map((browser, i) => exchange(browser, guesses[i] ?? '')));
    expect(statuses(answers)).toEqual({ 400: 40 });
    const row = await env.DB.prepare("SELECT tries FROM one_time_codes WHERE purpose = 'sms_reset' AND user_id = ?")
      .bind(id)
      .first();
    expect(row).toEqual({ tries: 5 });
    expect((await exchange(new Visitor(), code)).body.code).toBe('invalid_code');
    expect((await new Visitor().signIn(email, PASSWORD)).status).toBe(200);
  });

  it('cannot make a number’s owner pay for texts that nobody proved', async () => {
    const phone = anyPhone();
    for (const browser of fromManyAddresses(3)) {
      expect((await browser.call('POST', '/api/auth/request-password-reset-sms', { phone })).status).toBe(200);
    }
    expect(await new Visitor().readOutbox(phone)).toEqual([]);
  });
});

describe('guessing from one address', () => {
  const strict = (address: string) =>
    new Visitor({ settings: { ENVIRONMENT: 'production' }, headers: { 'cf-connecting-ip': address } });

  it('is refused after thirty passwords a minute, whoever they are for, and nobody else is', async () => {
    const sprayer = strict('203.0.113.7');
    expect((await sprayer.signIn('first@example.com')).status).toBe(401);
    await almost('signInAddress', 1);
    expect((await sprayer.signIn('second@example.com')).status).toBe(401);
    expect((await sprayer.signIn('third@example.com')).status).toBe(429);
    expect((await strict('203.0.113.8').signIn('third@example.com')).status).toBe(401);
  });

  it('counts one customer’s whole block of IPv6 as one address', async () => {
    const refusals = [];
    for (let i = 0; i < LIMITS.checkAddress.attempts + 2; i++) {
      const browser = strict(`2001:db8:1:2:${i.toString(16)}::1`);
      refusals.push((await browser.call('GET', '/api/auth/check-email?email=a@example.com')).status);
    }
    expect(refusals.filter((status) => status === 429)).toHaveLength(2);
    expect((await strict('2001:db8:1:3::1').call('GET', '/api/auth/check-email?email=a@example.com')).status).toBe(200);
  });

  it('gets ten answers a minute about which addresses and numbers are taken', async () => {
    const asker = strict('203.0.113.9');
    const answers = [];
    for (let i = 0; i < 6; i++) {
      answers.push(await asker.call('GET', `/api/auth/check-email?email=a${i}@example.com`));
      answers.push(await asker.call('GET', `/api/auth/check-phone?phone=${encodeURIComponent(anyPhone())}`));
    }
    expect(statuses(answers)).toEqual({ 200: 10, 429: 2 });
  });
});
