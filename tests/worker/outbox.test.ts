import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, inject, it } from 'vitest';
import { RESEND_KEY, type Received, TWILIO_SID, TWILIO_TOKEN } from '#tests/support/carrier-names.ts';
import type { Env } from '#worker/env.ts';
import worker from '#worker/index.ts';
import { holdsSecret } from './support/holds-secret.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

const carrierUrl = inject('carrierUrl');

/** Real carriers' protocols, on this machine; plain http is why this is not called production. */
const CARRIERS: Partial<Env> = {
  EMAIL_SENDER: 'resend',
  EMAIL_FROM: 'Greenroom <no-reply@greenroom.example>',
  RESEND_API_KEY: RESEND_KEY,
  RESEND_URL: carrierUrl,
  SMS_SENDER: 'twilio',
  TWILIO_ACCOUNT_SID: TWILIO_SID,
  TWILIO_AUTH_TOKEN: TWILIO_TOKEN,
  TWILIO_FROM: '+12025550100',
  TWILIO_URL: carrierUrl,
  PUBLIC_URL: 'https://greenroom.example',
};

const received = async (to: string) =>
  ((await (await fetch(`${carrierUrl}/received`)).json()) as Received[]).filter((message) => message.to === to);
const failNext = (fault: unknown) => fetch(`${carrierUrl}/fail`, { method: 'POST', body: JSON.stringify(fault) });
const codeIn = (message: Received | undefined) => /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';

async function tick(settings: Partial<Env>): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController(), { ...env, ...settings });
  await waitOnExecutionContext(context);
}

const outboxRows = async () => (await env.DB.prepare('SELECT * FROM outbox').all()).results;
const wakeAll = () => env.DB.prepare('UPDATE outbox SET next_attempt_at = 0 WHERE sent_at IS NULL').run();

describe('messages by carriers', () => {
  it('bring a whole sign-up and reset about, by e-mail and SMS, and leave nothing readable behind', async () => {
    const email = 'carried@example.com';
    const phone = '+12025550177';
    const visitor = new Visitor({ settings: CARRIERS });
    await visitor.signUp(email, PASSWORD, phone);
    await visitor.afterAnswer;
    const [mail] = await received(email);
    expect(mail?.text).toContain('https://greenroom.example/verify-email?');
    const verified = await visitor.call('POST', '/api/auth/verify-otp', { email, otp: codeIn(mail) });
    expect(verified.body.data).toMatchObject({ signedIn: true });

    await visitor.call('POST', '/api/auth/request-password-reset-sms', { phone });
    await visitor.afterAnswer;
    const otp = codeIn((await received(phone))[0]);
    const exchanged = await visitor.call('POST', '/api/auth/verify-reset-otp', { phone, otp });
    const chosen = { newPassword: 'Another horse 8', token: exchanged.body.token };
    expect((await visitor.call('POST', '/api/auth/reset-password', chosen)).status).toBe(200);
    await visitor.afterAnswer;
    const subjects = (await received(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Your Greenroom password was changed by a text message');
    const left = JSON.stringify(await outboxRows());
    expect([email, phone, otp, codeIn(mail)].filter((trace) => holdsSecret(left, trace))).toEqual([]);
  });

  it('are sealed while they wait, and leave with a later round when a carrier was down', async () => {
    const email = 'patient@example.com';
    await failNext({ status: 503 });
    const visitor = new Visitor({ settings: CARRIERS });
    expect((await visitor.signUp(email)).status).toBe(200);
    await visitor.afterAnswer;
    expect(await received(email)).toEqual([]);
    const [row] = (await outboxRows()).filter(({ recipient }) => recipient === email);
    expect(row?.body).toMatch(/^v1\./);
    await wakeAll();
    await tick(CARRIERS);
    const otp = codeIn((await received(email))[0]);
    expect((await visitor.call('POST', '/api/auth/verify-otp', { email, otp })).status).toBe(200);
  });

  it('go out once when many rounds meet', async () => {
    const email = 'once@example.com';
    await failNext({ status: 500 });
    const visitor = new Visitor({ settings: CARRIERS });
    await visitor.signUp(email);
    await visitor.afterAnswer;
    await wakeAll();
    await Promise.all(Array.from({ length: 6 }, () => tick(CARRIERS)));
    expect(await received(email)).toHaveLength(1);
  });

  it('are dropped when a carrier refuses them for good, or their code is past its time', async () => {
    await failNext({ status: 422 });
    const refused = new Visitor({ settings: CARRIERS });
    await refused.signUp('refused@example.com');
    await refused.afterAnswer;
    await failNext({ status: 503 });
    const late = new Visitor({ settings: CARRIERS });
    await late.signUp('too-late@example.com');
    await late.afterAnswer;
    await env.DB.prepare('UPDATE outbox SET created_at = ? WHERE sent_at IS NULL')
      .bind(Date.now() - 11 * 60_000)
      .run();
    await wakeAll();
    await tick(CARRIERS);
    expect((await outboxRows()).filter(({ sent_at }) => sent_at === null)).toEqual([]);
    expect([...(await received('refused@example.com')), ...(await received('too-late@example.com'))]).toEqual([]);
  });

  it('never hold up the answer', async () => {
    let taken = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const hanging = { send: () => held.then(() => (taken += 1)) };
    const settings = { ...CARRIERS, EMAIL_SENDER: 'cloudflare', EMAIL: hanging };
    const visitor = new Visitor({ settings });
    const answered = await visitor.signUp('impatient@example.com');
    expect([answered.status, taken]).toEqual([200, 0]);
    letGo();
    await visitor.afterAnswer;
    expect(taken).toBe(1);
  });

  it('stop at the day’s number of texts', async () => {
    const phone = '+12025550188';
    const visitor = new Visitor({ settings: { ...CARRIERS, SMS_DAILY_LIMIT: '1' } });
    await new Visitor().register('texted-out@example.com', phone);
    await env.DB.prepare("DELETE FROM rate_counters WHERE key LIKE 'smsDay:%'").run();
    for (let i = 0; i < 2; i++) {
      expect((await visitor.call('POST', '/api/auth/request-password-reset-sms', { phone })).status).toBe(200);
      await visitor.afterAnswer;
    }
    expect(await received(phone)).toHaveLength(1);
  });
});

describe('outside development', () => {
  const PRODUCTION: Partial<Env> = { ENVIRONMENT: 'production', PUBLIC_URL: 'https://greenroom.example' };
  /** Here an address has few attempts, and what other files did without one counts as one. */
  const ELSEWHERE = { 'cf-connecting-ip': '203.0.113.25' };

  it('a sign-up works with Cloudflare’s binding, and its link leads to the product’s own address', async () => {
    const email = 'bound@example.com';
    const mails: { to: string; text: string }[] = [];
    const binding = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
    const settings = { ...PRODUCTION, EMAIL_SENDER: 'cloudflare', EMAIL_FROM: 'a@greenroom.example', EMAIL: binding };
    const visitor = new Visitor({ settings, headers: { ...ELSEWHERE, host: 'evil.example' } });
    expect((await visitor.signUp(email)).status).toBe(200);
    await visitor.afterAnswer;
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('https://greenroom.example/verify-email?');
    const otp = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0];
    expect((await visitor.call('POST', '/api/auth/verify-otp', { email, otp })).body.data.signedIn).toBe(true);
  });

  it.each<[string, Partial<Env>]>([
    ['nothing is set up', PRODUCTION],
    ['the settings cannot be used', { ...PRODUCTION, EMAIL_SENDER: 'resend' }],
    ['the outbox is asked for', { ...PRODUCTION, EMAIL_SENDER: 'outbox', SMS_SENDER: 'outbox' }],
  ])('a sign-up or reset answers 503 and stores nothing when %s', async (_, settings) => {
    const visitor = new Visitor({ settings, headers: ELSEWHERE });
    const before = await outboxRows();
    const answers = [
      await visitor.signUp('unsent@example.com'),
      await visitor.call('POST', '/api/auth/forget-password', { email: 'unsent@example.com' }),
      await visitor.call('POST', '/api/auth/request-password-reset-sms', { phone: '+12025550199' }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code, body.error]).toEqual([
        503,
        'unavailable',
        'This server cannot send verification codes yet',
      ]);
    }
    expect(await outboxRows()).toEqual(before);
  });

  it('nobody reads the outbox', async () => {
    const visitor = new Visitor({ settings: PRODUCTION });
    expect((await visitor.call('GET', '/api/dev/outbox')).status).toBe(404);
    expect((await visitor.call('GET', '/dev/outbox')).status).toBe(404);
  });
});
