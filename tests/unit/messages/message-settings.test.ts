import { describe, expect, it } from 'vitest';
import { type MessageEnv, readMessageSettings } from '#messages/message-settings.ts';

const production = (more: Partial<MessageEnv> = {}): MessageEnv => ({
  ENVIRONMENT: 'production',
  PUBLIC_URL: 'https://greenroom.example',
  ...more,
});
const RESEND = { EMAIL_SENDER: 'resend', EMAIL_FROM: 'Greenroom <a@greenroom.example>', RESEND_API_KEY: 're_12345678' };
const TWILIO = {
  SMS_SENDER: 'twilio',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'b'.repeat(32),
  TWILIO_FROM: '+12025550100',
};
const binding = { send: async () => undefined };

describe('how messages leave', () => {
  it('is the outbox in development and nothing elsewhere, until it is set up', () => {
    expect(readMessageSettings({ ENVIRONMENT: 'development' })).toMatchObject({
      email: { kind: 'outbox' },
      sms: { kind: 'outbox' },
    });
    expect(readMessageSettings(production())).toMatchObject({ email: { kind: 'none' }, sms: { kind: 'none' } });
  });

  it('takes each sender when everything it needs is there', () => {
    expect(readMessageSettings(production(RESEND)).email).toMatchObject({
      kind: 'resend',
      baseUrl: 'https://api.resend.com',
    });
    expect(readMessageSettings(production(TWILIO)).sms).toMatchObject({
      kind: 'twilio',
      prefixes: ['+1'],
      dailyLimit: 500,
    });
    const cloudflare = production({ EMAIL_SENDER: 'cloudflare', EMAIL_FROM: 'a@greenroom.example', EMAIL: binding });
    expect(readMessageSettings(cloudflare).email).toMatchObject({ kind: 'cloudflare', from: 'a@greenroom.example' });
  });

  it.each<[string, Partial<MessageEnv>, string]>([
    ['an unknown sender', { ...RESEND, EMAIL_SENDER: 'Resend' }, 'EMAIL_SENDER'],
    ['the outbox outside development', { EMAIL_SENDER: 'outbox' }, 'outbox'],
    ['a missing key', { ...RESEND, RESEND_API_KEY: '' }, 'RESEND_API_KEY'],
    ['a key of something else', { ...RESEND, RESEND_API_KEY: 'sk_12345678' }, 'RESEND_API_KEY'],
    ['no address to send from', { ...RESEND, EMAIL_FROM: '' }, 'EMAIL_FROM'],
    ['a header in the address', { ...RESEND, EMAIL_FROM: 'A\r\nBcc: x@x.de <a@b.de>' }, 'EMAIL_FROM'],
    ['a missing binding', { EMAIL_SENDER: 'cloudflare', EMAIL_FROM: 'a@b.de' }, 'EMAIL must be bound'],
    ['a plain http carrier', { ...RESEND, RESEND_URL: 'http://127.0.0.1:1' }, 'RESEND_URL'],
    ['a carrier with a path', { ...RESEND, RESEND_URL: 'https://api.resend.com/v2' }, 'RESEND_URL'],
    ['no address for links', { ...RESEND, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['a plain http address for links', { ...RESEND, PUBLIC_URL: 'http://greenroom.example' }, 'PUBLIC_URL'],
  ])('refuses %s, and names the variable', (_, more, problem) => {
    const { email } = readMessageSettings(production(more));
    expect(email).toMatchObject({ kind: 'unusable', problems: [expect.stringContaining(problem)] });
  });

  it.each<[string, Partial<MessageEnv>, string]>([
    ['an account id of another form', { TWILIO_ACCOUNT_SID: 'AC1' }, 'TWILIO_ACCOUNT_SID'],
    ['no token', { TWILIO_AUTH_TOKEN: '' }, 'TWILIO_AUTH_TOKEN'],
    ['a number that is none', { TWILIO_FROM: 'Greenroom' }, 'TWILIO_FROM'],
    ['prefixes without a plus', { SMS_PREFIXES: '1,44' }, 'SMS_PREFIXES'],
    ['a limit that is none', { SMS_DAILY_LIMIT: 'many' }, 'SMS_DAILY_LIMIT'],
  ])('refuses %s for texts, and names the variable', (_, more, problem) => {
    const { sms } = readMessageSettings(production({ ...TWILIO, ...more }));
    expect(sms).toMatchObject({ kind: 'unusable', problems: [expect.stringContaining(problem)] });
  });

  it('never repeats a secret in what it says is wrong', () => {
    const secret = 'sk_live_do_not_repeat';
    const read = readMessageSettings(production({ ...RESEND, ...TWILIO, RESEND_API_KEY: secret, TWILIO_FROM: secret }));
    expect([read.email.kind, read.sms.kind]).toEqual(['unusable', 'unusable']);
    expect(JSON.stringify(read)).not.toContain(secret);
  });

  it('lets development use a carrier on this machine', () => {
    const local = { ...RESEND, ENVIRONMENT: 'development', RESEND_URL: 'http://127.0.0.1:8025' };
    expect(readMessageSettings(local).email).toMatchObject({ kind: 'resend', baseUrl: 'http://127.0.0.1:8025' });
  });
});
