import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCloudflareSender } from '#messages/cloudflare-sender.ts';
import { createResendSender } from '#messages/resend-sender.ts';
import { DeliveryFailure, type OutgoingMessage, type Sender } from '#messages/sender.ts';
import { createTwilioSender } from '#messages/twilio-sender.ts';
import { RESEND_KEY, TWILIO_SID, TWILIO_TOKEN } from '#tests/support/carrier-names.ts';
import { CarrierServer } from '#tests/support/carrier-server.ts';

const carriers = new CarrierServer();
let baseUrl = '';
beforeAll(async () => {
  baseUrl = await carriers.start();
});
afterAll(() => carriers.stop());

const FROM = 'Greenroom <no-reply@greenroom.example>';
const resend = (apiKey = RESEND_KEY) => createResendSender({ baseUrl, apiKey, from: FROM });
const twilio = (from = '+12025550100', prefixes = ['+1']) =>
  createTwilioSender({ baseUrl, accountSid: TWILIO_SID, authToken: TWILIO_TOKEN, from, prefixes });

const message = (more: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  id: crypto.randomUUID(),
  to: 'ada@example.com',
  subject: 'Your code',
  text: 'Your code is 123456 – “quoted” & more.\n\nSecond line.',
  ...more,
});

async function failureOf(sender: Sender, outgoing: OutgoingMessage): Promise<DeliveryFailure> {
  const failure = await sender.send(outgoing).then(
    () => undefined,
    (error) => error,
  );
  expect(failure).toBeInstanceOf(DeliveryFailure);
  return failure;
}

describe('e-mail by Resend', () => {
  it('arrives as it was written', async () => {
    const outgoing = message();
    await resend().send(outgoing);
    const { to, subject, text } = outgoing;
    expect(carriers.received.at(-1)).toEqual({ channel: 'email', from: FROM, to, subject, text });
  });

  it('arrives once, however often it is sent under one id', async () => {
    const outgoing = message();
    const before = carriers.received.length;
    carriers.failNext('lost answer');
    expect((await failureOf(resend(), outgoing)).permanent).toBe(false);
    await resend().send(outgoing);
    expect(carriers.received.length).toBe(before + 1);
  });

  it('tells a refusal that stays from one that passes', async () => {
    expect(await failureOf(resend(), message({ to: 'nobody' }))).toMatchObject({
      reason: 'status_422',
      permanent: true,
    });
    expect(await failureOf(resend('re_another_key'), message())).toMatchObject({ permanent: false });
    carriers.failNext({ status: 503 }, { status: 429, retryAfter: '7' }, 'drop');
    expect(await failureOf(resend(), message())).toMatchObject({ reason: 'status_503', permanent: false });
    expect(await failureOf(resend(), message())).toMatchObject({ reason: 'status_429', retryAfterMs: 7_000 });
    expect(await failureOf(resend(), message())).toMatchObject({ permanent: false });
  });

  it('follows no redirect with its credentials', async () => {
    const before = carriers.requests;
    carriers.failNext('redirect');
    expect(await failureOf(resend(), message())).toMatchObject({ reason: 'status_307' });
    expect(carriers.requests).toBe(before + 1);
  });

  it('keeps nothing of what a refusal repeats', async () => {
    carriers.failNext({ status: 500 });
    const failure = await failureOf(resend(), message());
    expect(JSON.stringify([failure, failure.message, failure.stack])).not.toMatch(/ada@example|123456/);
  });
});

describe('SMS by Twilio', () => {
  it('arrives as it was written, from a number or a messaging service', async () => {
    const outgoing = message({ to: '+12025550143' });
    await twilio().send(outgoing);
    expect(carriers.received.at(-1)).toMatchObject({ channel: 'sms', from: '+12025550100', to: '+12025550143' });
    expect(carriers.received.at(-1)?.text).toBe(outgoing.text);
    const service = `MG${'a'.repeat(32)}`;
    await twilio(service).send(outgoing);
    expect(carriers.received.at(-1)?.from).toBe(service);
  });

  it('never texts a country that is not served', async () => {
    const before = carriers.requests;
    expect(await failureOf(twilio(), message({ to: '+88213123456' }))).toMatchObject({
      reason: 'country_not_served',
      permanent: true,
    });
    expect(carriers.requests).toBe(before);
    await twilio('+12025550100', ['+']).send(message({ to: '+88213123456' }));
  });

  it('gives a number up that Twilio refuses, and waits out its limits', async () => {
    expect(await failureOf(twilio(), message({ to: '+1' }))).toMatchObject({ reason: 'status_400', permanent: true });
    carriers.failNext({ status: 429, retryAfter: '3' });
    expect(await failureOf(twilio(), message({ to: '+12025550143' }))).toMatchObject({
      permanent: false,
      retryAfterMs: 3_000,
    });
  });
});

describe('e-mail by Cloudflare’s binding', () => {
  const failing = (code: string) => ({
    send: () => Promise.reject(Object.assign(new Error('ada@example.com is bad'), { code })),
  });

  it('hands the message over', async () => {
    const taken: unknown[] = [];
    const binding = { send: async (mail: unknown) => void taken.push(mail) };
    const { to, subject, text, ...rest } = message();
    await createCloudflareSender(binding, FROM).send({ to, subject, text, ...rest });
    expect(taken).toEqual([{ from: FROM, to, subject, text }]);
  });

  it('tells a refusal that stays from one that passes', async () => {
    const of = (code: string) => failureOf(createCloudflareSender(failing(code), FROM), message());
    expect(await of('E_RECIPIENT_SUPPRESSED')).toMatchObject({ reason: 'E_RECIPIENT_SUPPRESSED', permanent: true });
    expect(await of('E_RATE_LIMIT_EXCEEDED')).toMatchObject({ permanent: false });
    expect(await of('ada@example.com')).toMatchObject({ reason: 'binding_failed', permanent: false });
  });
});
