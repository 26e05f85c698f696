import { describe, expect, it } from 'vitest';
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
