import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { storeAccount } from '#tests/worker/support/account.ts';
import { type Answer, anyPhone, PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';
import { writeErrors } from '#worker/note-error.ts';

/** Everything of an answer that a caller can tell apart, but for what is random in every one. */
const visible = ({ status, headers, body }: Answer) => ({
  status,
  body: { ...body, requestId: undefined },
  headers: [...headers.keys()].sort(),
  cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=')),
});

/** A visitor of a server that writes down which statements it asks the database for, in order. */
function watched(): { visitor: Visitor; statements: string[] } {
  const statements: string[] = [];
  const database = new Proxy(env.DB, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (name === 'prepare') statements.push(String(args[0]));
        return value.apply(target, args);
      };
    },
  });
  return { visitor: new Visitor({ settings: { DB: database } }), statements };
}

async function measure(method: string, path: string, body?: unknown) {
  // The minute's housekeeping follows some request or other; it shall not be the one that is measured.
  const earlier = new Visitor({ settings: {} });
  await earlier.call('GET', '/api/health');
  await earlier.afterAnswer;
  // Nor shall what other tests' answers failed with, which is written with some request ten seconds later.
  await writeErrors(env, Date.now() + 10_000);
  const { visitor, statements } = watched();
  const answer = await visitor.call(method, path, body);
  await visitor.afterAnswer;
  return { answer: visible(answer), statements };
}

const email = () => `${crypto.randomUUID()}@example.com`;

interface Call {
  path: string;
  body: (who: { email: string; phone: string }) => unknown;
}

/** What a stranger may call about an address or number, and must not learn from. */
const CALLS: Record<string, Call> = {
  'sign-in': { path: '/api/auth/sign-in/email', body: (who) => ({ email: who.email, password: 'Wrong horse 1' }) },
  'forget-password': { path: '/api/auth/forget-password', body: (who) => ({ email: who.email }) },
  'request-password-reset': { path: '/api/auth/request-password-reset', body: (who) => ({ email: who.email }) },
  'request-password-reset-sms': { path: '/api/auth/request-password-reset-sms', body: (who) => ({ phone: who.phone }) },
  'resend-verification': { path: '/api/auth/resend-verification', body: (who) => ({ email: who.email }) },
  'verify-otp': { path: '/api/auth/verify-otp', body: (who) => ({ email: who.email, otp: '123456' }) },
  'verify-reset-otp': { path: '/api/auth/verify-reset-otp', body: (who) => ({ phone: who.phone, otp: '123456' }) },
};

describe('a stranger learns by no answer and no work whether somebody', () => {
  it.each(Object.keys(CALLS))('has an account, from %s', async (name) => {
    const call = CALLS[name];
    if (!call) throw new Error(name);
    const known = await measure('POST', call.path, call.body(await storeAccount()));
    const unknown = await measure('POST', call.path, call.body({ email: email(), phone: anyPhone() }));
    expect(known.statements.length).toBeGreaterThan(1);
    expect(known).toEqual(unknown);
  });

  it.each(['sign-in', 'forget-password', 'resend-verification', 'verify-otp'])(
    'has begun to sign up, from %s',
    async (name) => {
      const call = CALLS[name];
      if (!call) throw new Error(name);
      const waiting = email();
      await new Visitor().signUp(waiting);
      await env.DB.prepare('UPDATE pending_sign_ups SET last_sent_at = 0').run();
      const known = await measure('POST', call.path, call.body({ email: waiting, phone: anyPhone() }));
      const unknown = await measure('POST', call.path, call.body({ email: email(), phone: anyPhone() }));
      expect(known).toEqual(unknown);
    },
  );

  it('has an account, from what sign-up answers', async () => {
    const { email: taken } = await storeAccount();
    const body = (address: string) => ({ email: address, password: PASSWORD, phoneNumber: anyPhone() });
    const known = await measure('POST', '/api/auth/sign-up/email', body(taken));
    const unknown = await measure('POST', '/api/auth/sign-up/email', body(email()));
    expect(known.answer).toEqual(unknown.answer);
  });

  it('has an account, from the time a sign-in takes: the password is hashed either way', async () => {
    const account = await storeAccount();
    const timeOf = async (address: string) => {
      const begun = performance.now();
      await new Visitor().signIn(address, 'Wrong horse 1');
      return performance.now() - begun;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 5; i++) {
      known.push(await timeOf(account.email));
      unknown.push(await timeOf(email()));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[2] ?? Number.NaN;
    const ratio = median(known) / median(unknown);
    // Without the hash the answer comes more than ten times as fast; a busy machine stays well within these.
    expect(ratio).toBeGreaterThan(1 / 3);
    expect(ratio).toBeLessThan(3);
  });

  it('has a report behind an id: unclaimed, foreign and unknown interviews are one to a signed-in user', async () => {
    const guest = new Visitor();
    const unclaimed = await guest.startInterview();
    const owner = new Visitor();
    await owner.signIn((await storeAccount()).email);
    const foreign = await owner.startInterview();
    const stranger = new Visitor();
    await stranger.signIn((await storeAccount()).email);
    const ids = [unclaimed, foreign, `int_${'A'.repeat(32)}`, 'int_short', '..%2f..%2fetc', `${unclaimed}%00`];
    for (const ask of [
      (id: string) => stranger.call('GET', `/api/results/${id}`),
      (id: string) => stranger.call('GET', `/api/transcript/full/${id}`),
      (id: string) => stranger.call('POST', '/api/user/interviews', { interviewId: decodeURIComponent(id) }),
    ]) {
      const [first, second, third, ...unfit] = await Promise.all(ids.map(ask));
      if (!first || !second || !third) throw new Error('asked for three ids');
      expect(first.status).toBe(403);
      expect(visible(second)).toEqual(visible(first));
      expect(visible(third)).toEqual(visible(first));
      // An id that no interview can have is refused or called unfit, and tells nothing either way.
      for (const answer of unfit) expect([400, 403, 404]).toContain(answer.status);
    }
  });
});

describe('the two calls that do tell', () => {
  it('tell that an address or number is taken, and nothing else', async () => {
    const account = await storeAccount();
    const visitor = new Visitor();
    const answers = [
      await visitor.call('GET', `/api/auth/check-email?email=${account.email}`),
      await visitor.call('GET', `/api/auth/check-phone?phone=${encodeURIComponent(account.phone)}`),
    ];
    for (const { body } of answers) expect(body).toEqual({ success: true, data: { available: false } });
  });
});
