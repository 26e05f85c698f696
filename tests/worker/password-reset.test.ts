import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { anyPhone, PASSWORD, Visitor } from './support/visitor.ts';

const NEW_PASSWORD = 'Another horse 8';

describe('choosing a password anew', () => {
  it('works by the e-mailed link, once, and signs every device out', async () => {
    const owner = new Visitor();
    const email = 'forgetful@example.com';
    await owner.register(email);
    const anywhere = new Visitor();
    await anywhere.call('POST', '/api/auth/forget-password', { email, redirectTo: 'https://evil.example/reset' });
    const [message] = await anywhere.readOutbox(email);
    expect(message?.link).toMatch(/^http:\/\/localhost\/reset-password\?token=/);
    const chosen = { newPassword: NEW_PASSWORD, token: await anywhere.readToken(email) };
    expect((await anywhere.call('POST', '/api/auth/reset-password', chosen)).status).toBe(200);
    expect((await anywhere.call('POST', '/api/auth/reset-password', chosen)).body.error).toBe(
      'Invalid or missing reset token',
    );
    expect(await owner.isSignedIn()).toBe(false);
    expect(await anywhere.isSignedIn()).toBe(false);
    expect((await anywhere.signIn(email, PASSWORD)).status).toBe(401);
    expect((await anywhere.signIn(email, NEW_PASSWORD)).status).toBe(200);
    expect((await anywhere.readOutbox(email))[0]?.subject).toBe('Your Greenroom password was changed');
  });

  it('works by a texted code for a proved number, however it is typed', async () => {
    const email = 'texted@example.com';
    await new Visitor().register(email, '+12025550143');
    const anywhere = new Visitor();
    const asked = await anywhere.call('POST', '/api/auth/request-password-reset-sms', { phone: '(202) 555-0143' });
    expect(asked.body).toEqual({ success: true });
    const otp = await anywhere.readCode('+12025550143');
    const exchanged = await anywhere.call('POST', '/api/auth/verify-reset-otp', { phone: '2025550143', otp });
    expect(exchanged.status).toBe(200);
    const { token } = exchanged.body;
    const again = await anywhere.call('POST', '/api/auth/verify-reset-otp', { phone: '2025550143', otp });
    expect([again.status, again.body.error]).toEqual([400, 'Invalid or expired code']);
    expect((await anywhere.call('POST', '/api/auth/reset-password', { newPassword: NEW_PASSWORD, token })).status).toBe(
      200,
    );
    expect((await anywhere.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  describe('by a number to which no code was ever sent', () => {
    const UNPROVED = 'Your Greenroom password was changed by a text message';
    const byText = async (phone: string, newPassword = NEW_PASSWORD) => {
      const anywhere = new Visitor();
      await anywhere.call('POST', '/api/auth/request-password-reset-sms', { phone });
      const otp = await anywhere.readCode(phone);
      const { token } = (await anywhere.call('POST', '/api/auth/verify-reset-otp', { phone, otp })).body;
      const chosen = await anywhere.call('POST', '/api/auth/reset-password', { newPassword, token });
      expect(chosen.status).toBe(200);
      return anywhere;
    };
    const undo = (token: string) => new Visitor().call('POST', '/api/auth/undo-reset', { token });

    it('tells the owner by e-mail, with a link that takes it back', async () => {
      const email = 'robbed@example.com';
      const phone = anyPhone();
      await new Visitor().register(email, phone);
      const thief = await byText(phone);
      expect((await thief.signIn(email, NEW_PASSWORD)).status).toBe(200);
      const owner = new Visitor();
      const [told] = await owner.readOutbox(email);
      expect(told?.subject).toBe(UNPROVED);
      expect(told?.text).toContain(`ending in ${phone.slice(-2)},`);
      expect(told?.text).not.toContain(phone);
      // The thief changing it once more does not take the way back from its owner.
      await byText(phone, 'Third horse 9');
      expect((await thief.signIn(email, 'Third horse 9')).status).toBe(200);
      const token = new URL(told?.link ?? '').searchParams.get('token') ?? '';
      expect((await undo(token)).status).toBe(200);
      expect(await thief.isSignedIn()).toBe(false);
      expect((await thief.signIn(email, 'Third horse 9')).status).toBe(401);
      // The number is off the account: nothing is texted to it any more.
      const before = (await thief.readOutbox(phone)).length;
      await thief.call('POST', '/api/auth/request-password-reset-sms', { phone });
      expect(await thief.readOutbox(phone)).toHaveLength(before);
      // And the mailbox leads to a new password.
      const [asked] = await owner.readOutbox(email);
      expect(asked?.subject).toBe('Choose a new Greenroom password');
      const chosen = { newPassword: 'Fourth horse 1', token: await owner.readToken(email) };
      expect((await owner.call('POST', '/api/auth/reset-password', chosen)).status).toBe(200);
      expect((await owner.signIn(email, 'Fourth horse 1')).status).toBe(200);
      expect((await undo(token)).body).toMatchObject({ code: 'invalid_token' });
    });

    it('is an ordinary reset once a code that went there was used', async () => {
      const email = 'proved@example.com';
      const phone = anyPhone();
      await new Visitor().register(email, phone);
      await byText(phone);
      await byText(phone, 'Third horse 9');
      const subjects = (await new Visitor().readOutbox(email)).map(({ subject }) => subject);
      expect(subjects.slice(0, 2)).toEqual(['Your Greenroom password was changed', UNPROVED]);
    });

    it('is not taken back by any other token, nor does its token do anything else', async () => {
      const email = 'mixed@example.com';
      const phone = anyPhone();
      await new Visitor().register(email, phone);
      await byText(phone);
      const visitor = new Visitor();
      const undoing = await visitor.readToken(email);
      await visitor.call('POST', '/api/auth/forget-password', { email });
      expect((await undo(await visitor.readToken(email))).status).toBe(400);
      const chosen = { newPassword: 'Fifth horse 2', token: undoing };
      expect((await visitor.call('POST', '/api/auth/reset-password', chosen)).status).toBe(400);
      expect((await visitor.signIn(email, NEW_PASSWORD)).status).toBe(200);
    });
  });

  it('voids an account’s other tokens and codes with the first that is used', async () => {
    const email = 'two-links@example.com';
    const phone = anyPhone();
    await new Visitor().register(email, phone);
    const anywhere = new Visitor();
    await anywhere.call('POST', '/api/auth/forget-password', { email });
    const first = await anywhere.readToken(email);
    await anywhere.call('POST', '/api/auth/request-password-reset', { email });
    const second = await anywhere.readToken(email);
    await anywhere.call('POST', '/api/auth/request-password-reset-sms', { phone });
    const otp = await anywhere.readCode(phone);
    const choose = (token: string) =>
      anywhere.call('POST', '/api/auth/reset-password', { newPassword: NEW_PASSWORD, token });
    expect((await choose(second)).status).toBe(200);
    expect((await choose(first)).status).toBe(400);
    expect((await anywhere.call('POST', '/api/auth/verify-reset-otp', { phone, otp })).status).toBe(400);
  });

  it('refuses a token past its time', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    await new Visitor().register(email);
    const anywhere = new Visitor();
    await anywhere.call('POST', '/api/auth/forget-password', { email });
    const token = await anywhere.readToken(email);
    await env.DB.prepare('UPDATE one_time_codes SET expires_at = ?').bind(Date.now()).run();
    const late = await anywhere.call('POST', '/api/auth/reset-password', { newPassword: NEW_PASSWORD, token });
    expect([late.status, late.body.code]).toEqual([400, 'invalid_token']);
  });

  it('texts nothing to a number that nobody has proved', async () => {
    const owner = new Visitor();
    await owner.register('renumbered@example.com');
    const phone = anyPhone();
    const changed = await owner.call('POST', '/api/auth/update-user', { phoneNumber: phone });
    expect(changed.body.data.user.phoneNumber).toBe(phone);
    const asked = await new Visitor().call('POST', '/api/auth/request-password-reset-sms', { phone });
    expect(asked.body).toEqual({ success: true });
    expect(await owner.readOutbox(phone)).toEqual([]);
  });
});

describe('the e-mailed link of a sign-up', () => {
  it('makes the account and signs in, once, in the browser that signed up', async () => {
    const visitor = new Visitor();
    const email = 'linked@example.com';
    await visitor.signUp(email);
    const token = await visitor.readToken(email);
    const verified = await visitor.call('GET', `/api/auth/verify-email?token=${token}`);
    expect(verified.body).toMatchObject({ success: true, data: { signedIn: true, user: { email } } });
    expect(await visitor.isSignedIn()).toBe(true);
    const again = await visitor.call('GET', `/api/auth/verify-email?token=${token}`);
    expect([again.status, again.body.error]).toEqual([400, 'Invalid or expired verification link']);
  });

  it('leads to choosing a password in any other browser, and drops the number', async () => {
    const email = 'other-browser@example.com';
    await new Visitor().signUp(email);
    const other = new Visitor();
    const token = await other.readToken(email);
    const verified = await other.call('GET', `/api/auth/verify-email?token=${token}`);
    expect(verified.body).toMatchObject({ data: { signedIn: false, user: null }, passwordRequired: true });
    const chosen = { newPassword: NEW_PASSWORD, token: verified.body.token };
    expect((await other.call('POST', '/api/auth/reset-password', chosen)).status).toBe(200);
    const signedIn = await other.signIn(email, NEW_PASSWORD);
    expect(signedIn.body.data.user).toMatchObject({ email, phoneNumber: null });
  });

  it('changes nothing when another site’s page opens it', async () => {
    const visitor = new Visitor();
    const email = 'prefetched@example.com';
    await visitor.signUp(email);
    const path = `/api/auth/verify-email?token=${await visitor.readToken(email)}`;
    expect((await visitor.call('GET', path, undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await visitor.call('GET', path)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('end with the browser and after two hours without use when they are not to be remembered', async () => {
    const email = 'brief@example.com';
    await new Visitor().register(email);
    const brief = new Visitor();
    const signedIn = await brief.signIn(email, PASSWORD, false);
    const [cookie] = signedIn.headers.getSetCookie().filter((line) => line.includes('_sid='));
    expect(cookie).not.toMatch(/Max-Age|Expires/);
    const remembered = new Visitor();
    const kept = await remembered.signIn(email, PASSWORD, true);
    expect(kept.headers.getSetCookie().join()).toContain(`Max-Age=${30 * 24 * 3600}`);
    const threeHoursAgo = Date.now() - 3 * 3_600_000;
    await env.DB.prepare('UPDATE sessions SET last_seen_at = ?').bind(threeHoursAgo).run();
    expect([await brief.isSignedIn(), await remembered.isSignedIn()]).toEqual([false, true]);
  });
});
