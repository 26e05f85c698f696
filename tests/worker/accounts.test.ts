import { describe, expect, it, vi } from 'vitest';
import { PASSWORD, Visitor } from './support/visitor.ts';

describe('accounts', () => {
  it('makes an account once its code is entered in the browser that signed up', async () => {
    const visitor = new Visitor();
    await visitor.register('ada@example.com');
    const { body } = await visitor.call('GET', '/api/auth/get-session');
    expect(body.data.user).toMatchObject({ email: 'ada@example.com', name: 'Ada Lovelace', firstName: 'Ada' });
    const elsewhere = new Visitor();
    expect((await elsewhere.signIn('ADA@example.com')).status).toBe(200);
  });

  it('takes no password that is tried first, nor one made of who signs up, and leaves the token to try again', async () => {
    const visitor = new Visitor();
    const email = 'tried-first@example.com';
    const sentence = /^Many people use this password/;
    for (const password of ['Password1', 'Lovelace1815', 'Tried-first1']) {
      const refused = await visitor.signUp(email, password);
      expect([password, refused.status, refused.body.error]).toEqual([password, 400, expect.stringMatching(sentence)]);
    }
    await visitor.register(email);
    await visitor.call('POST', '/api/auth/forget-password', { email });
    const token = await visitor.readToken(email);
    const choose = (newPassword: string) => visitor.call('POST', '/api/auth/reset-password', { newPassword, token });
    expect((await choose('Lovelace1815')).body.error).toMatch(sentence);
    expect((await choose('Third horse 9')).status).toBe(200);
  });

  it('knows a password again however a keyboard composes its letters', async () => {
    const visitor = new Visitor();
    const email = 'composed@example.com';
    await visitor.signUp(email, 'Grünkohl und Töpfe 7'.normalize('NFD'));
    await visitor.call('POST', '/api/auth/verify-otp', { email, otp: await visitor.readCode(email) });
    expect((await new Visitor().signIn(email, 'Grünkohl und Töpfe 7'.normalize('NFC'))).status).toBe(200);
  });

  it('refuses a sign-in while the sign-up waits, and says why only to who knows the password', async () => {
    const visitor = new Visitor();
    await visitor.signUp('waiting@example.com');
    const right = await visitor.signIn('waiting@example.com');
    expect([right.status, right.body.error]).toEqual([403, 'Email not verified']);
    const wrong = await visitor.signIn('waiting@example.com', 'Wrong password 1');
    const unknown = await visitor.signIn('nobody@example.com', 'Wrong password 1');
    expect([wrong.status, wrong.body.error]).toEqual([unknown.status, unknown.body.error]);
  });

  it('never signs the mailbox’s owner up with a password that somebody else stored', async () => {
    const attacker = new Visitor();
    const victim = new Visitor();
    const email = 'victim@example.com';
    await attacker.signUp(email, 'Attackers 1 password');
    const code = await victim.readCode(email);
    const verified = await victim.call('POST', '/api/auth/verify-otp', { email, otp: code });
    expect(verified.body).toMatchObject({ passwordRequired: true, data: { signedIn: false } });
    const chosen = { newPassword: PASSWORD, token: verified.body.token };
    expect((await victim.call('POST', '/api/auth/reset-password', chosen)).status).toBe(200);
    expect((await victim.call('POST', '/api/auth/reset-password', chosen)).status).toBe(400);
    expect((await attacker.signIn(email, 'Attackers 1 password')).status).toBe(401);
    expect((await victim.signIn(email)).status).toBe(200);
  });

  it('makes the sign-up call look the same for an address that has an account', async () => {
    const owner = new Visitor();
    await owner.register('taken@example.com');
    const again = await new Visitor().signUp('taken@example.com', 'Another password 2');
    const fresh = await new Visitor().signUp('fresh@example.com');
    expect([again.status, again.body]).toEqual([fresh.status, fresh.body]);
    expect((await new Visitor().signIn('taken@example.com')).status).toBe(200);
  });

  it('takes no number that begins with 0 after its +, for there is no such country', async () => {
    const visitor = new Visitor();
    const valid = 'Please enter a valid phone number';
    const refused = await visitor.signUp('home-number@example.com', PASSWORD, '+07700900456');
    expect([refused.status, refused.body.error]).toEqual([400, valid]);
    const checked = await visitor.call('GET', '/api/auth/check-phone?phone=07700900456');
    expect([checked.status, checked.body.error]).toEqual([400, valid]);
    expect((await visitor.signUp('home-number@example.com', PASSWORD, '+447700900456')).status).toBe(200);
  });

  it('ends the session for good at sign-out, the guest’s cookie too', async () => {
    const visitor = new Visitor();
    await visitor.startInterview();
    await visitor.register('leaving@example.com');
    const replay = new Visitor();
    for (const [name, value] of visitor.cookies) replay.cookies.set(name, value);
    await visitor.call('POST', '/api/auth/sign-out');
    expect([...visitor.cookies.keys()]).toEqual([]);
    expect((await replay.call('GET', '/api/auth/get-session')).body.data).toBeNull();
  });

  it('answers whether an address is free', async () => {
    const visitor = new Visitor();
    await visitor.register('known@example.com');
    const known = await visitor.call('GET', '/api/auth/check-email?email=Known@example.com');
    const free = await visitor.call('GET', '/api/auth/check-email?email=free@example.com');
    expect([known.body.data.available, free.body.data.available]).toEqual([false, true]);
  });

  it('says how long until another code can be sent, alike for every address, and sends none before', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const resend = (who: Visitor, to = email) => who.call('POST', '/api/auth/resend-verification', { email: to });
    const visitor = new Visitor();
    const begun = await visitor.signUp(email);
    expect(begun.body).toEqual({ success: true, retryAfterSeconds: 60 });
    const soon = await resend(visitor);
    expect(soon.body.retryAfterSeconds).toBeGreaterThan(50);
    expect(await visitor.readOutbox(email)).toHaveLength(1);

    // Somebody else's answers about an address that signs up and about one that nobody knows; nobody else in these tests is there.
    const stranger = () => new Visitor({ headers: { 'cf-connecting-ip': '198.51.100.61' } });
    const told = [await resend(stranger()), await resend(stranger(), 'nobody@example.com')];
    const again = [await resend(stranger()), await resend(stranger(), 'nobody@example.com')];
    expect(told.map(({ body }) => body)).toEqual([
      { success: true, retryAfterSeconds: 60 },
      { success: true, retryAfterSeconds: 60 },
    ]);
    expect(again[0]?.body).toEqual(again[1]?.body);

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
    try {
      expect((await resend(visitor)).body.retryAfterSeconds).toBe(60);
      expect(await visitor.readOutbox(email)).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers a link that was cut, stretched or left out as one that has expired', async () => {
    for (const token of ['?token=cut', `?token=${'a'.repeat(5_000)}`, '?token=', '']) {
      const { status, body } = await new Visitor().call('GET', `/api/auth/verify-email${token}`);
      expect([status, body.code, body.error]).toEqual([400, 'invalid_token', 'Invalid or expired verification link']);
    }
  });

  it('refuses a phone number that has too few digits, in words', async () => {
    const visitor = new Visitor();
    const refused = { status: 400, body: { error: 'Please enter a valid phone number' } };
    for (const phone of ['abc', '12 34 56']) {
      expect(await visitor.call('GET', `/api/auth/check-phone?phone=${encodeURIComponent(phone)}`)).toMatchObject(
        refused,
      );
      const texted = await visitor.call('POST', '/api/auth/request-password-reset-sms', { phone });
      expect(texted).toMatchObject(refused);
    }
  });

  it('keeps names free of characters that cannot be seen', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const visitor = new Visitor();
    const name = 'Ada\u202e\u0000 \u2066Love\u0007lace\u2069\n';
    await visitor.call('POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name });
    await visitor.call('POST', '/api/auth/verify-otp', { email, otp: await visitor.readCode(email) });
    const { body } = await visitor.call('GET', '/api/auth/get-session');
    expect(body.data.user.name).toBe('Ada Love lace');
    const renamed = await visitor.call('POST', '/api/auth/update-user', { name: '\u202e \u0000' });
    expect([renamed.status, renamed.body.error]).toEqual([400, 'Please enter your name']);
  });

  it('refuses a weak password and an unfit address', async () => {
    const visitor = new Visitor();
    for (const [email, password] of [
      ['a@example.com', 'short1A'],
      ['a@example.com', 'nouppercase1'],
      ['no address', PASSWORD],
    ]) {
      expect((await visitor.signUp(email ?? '', password)).status).toBe(400);
    }
  });
});
