import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { type Account, signedInTo, storeAccount } from './support/account.ts';
import { openTts } from './support/tts.ts';
import { anyPhone, PASSWORD, Visitor } from './support/visitor.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };

async function signIn({ email }: Account, headers: Record<string, string> = {}): Promise<Visitor> {
  const visitor = new Visitor({ headers });
  expect((await visitor.signIn(email)).status).toBe(200);
  return visitor;
}
const sessionsOf = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/list-sessions')).body.data;
const eventsOf = async (visitor: Visitor): Promise<{ kind: string; device: string; createdAt: string }[]> =>
  (await visitor.call('GET', '/api/user/security-events')).body.data;
const kindsOf = async (visitor: Visitor) => (await eventsOf(visitor)).map(({ kind }) => kind);

describe('the sessions of an account', () => {
  it('are listed for their owner alone, by what they were begun with', async () => {
    const account = await storeAccount();
    const here = await signIn(account, FIREFOX);
    const there = await signIn(account);
    await signIn(await storeAccount());
    const listed = await sessionsOf(here);
    const described = listed.map(({ device, current }: { device: string; current: boolean }) => [device, current]);
    expect(described).toHaveLength(2);
    expect(described).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        ['Another program', false],
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain(here.cookies.get('greenroom_sid'));
    expect(await sessionsOf(there)).toHaveLength(2);
  });

  it('end one by one, with their sockets, and nobody else’s does', async () => {
    const account = await storeAccount();
    const [here, there] = [await signIn(account), await signIn(account, FIREFOX)];
    const stranger = await signIn(await storeAccount());
    const stays = await openTts(here, await here.startInterview());
    const goes = await openTts(there, await there.startInterview());
    const { id } = (await sessionsOf(here)).find(({ current }: { current: boolean }) => !current);
    expect((await stranger.call('POST', '/api/auth/revoke-session', { id })).status).toBe(200);
    expect(await there.isSignedIn()).toBe(true);
    expect((await here.call('POST', '/api/auth/revoke-session', { id })).status).toBe(200);
    expect(await there.isSignedIn()).toBe(false);
    expect(await goes.closed).toBe(4003);
    await stays.expectSilence();
    expect((await here.call('POST', '/api/auth/revoke-session', { id })).status).toBe(200);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('end all but this one', async () => {
    const account = await storeAccount();
    const here = await signIn(account);
    const others = [await signIn(account), await signIn(account, FIREFOX)];
    expect((await here.call('POST', '/api/auth/revoke-other-sessions')).status).toBe(200);
    expect(await Promise.all(others.map((other) => other.isSignedIn()))).toEqual([false, false]);
    expect(await here.isSignedIn()).toBe(true);
  });

  it('end everywhere, here too, and this browser is forgotten as at signing out', async () => {
    const account = await storeAccount();
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.signIn(account.email);
    const other = await signIn(account);
    const socket = await openTts(guest, id);
    expect((await guest.call('POST', '/api/auth/revoke-sessions')).status).toBe(200);
    expect([await guest.isSignedIn(), await other.isSignedIn()]).toEqual([false, false]);
    expect([...guest.cookies.keys()]).toEqual([]);
    expect(await socket.closed).toBe(4003);
  });
});

describe('what happened to an account', () => {
  it('is told to its owner: sign-ins, refusals, resets, exports, a new number', async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const owner = new Visitor({ headers: FIREFOX });
    await owner.register(email);
    await new Visitor().signIn(email, 'Wrong horse 1');
    await owner.call('POST', '/api/auth/update-user', { phoneNumber: anyPhone() });
    await owner.call('GET', '/api/user/export');
    await owner.call('POST', '/api/auth/forget-password', { email });
    const chosen = { newPassword: `${PASSWORD} too`, token: await owner.readToken(email) };
    await owner.call('POST', '/api/auth/reset-password', chosen);
    await owner.signIn(email, chosen.newPassword);
    await signInAgain(email, chosen.newPassword);
    await owner.call('POST', '/api/auth/revoke-other-sessions');
    const events = await eventsOf(owner);
    expect(events.map(({ kind }) => kind).sort()).toEqual([
      'account_made',
      'exported',
      'password_reset',
      'phone_changed',
      'reset_asked',
      'sign_in_refused',
      'signed_in',
      'signed_in',
      'signed_out_elsewhere',
    ]);
    const times = events.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const deviceOf = (kind: string) => events.find((event) => event.kind === kind)?.device;
    expect([deviceOf('account_made'), deviceOf('sign_in_refused')]).toEqual(['Firefox on Windows', 'Another program']);
    expect((await owner.call('GET', '/api/user/export')).body.data.securityEvents.length).toBe(events.length + 1);
  });

  it('is nobody else’s to read, and is not filled up by strangers', async () => {
    const account = await storeAccount();
    for (let i = 0; i < 3; i++) await new Visitor().signIn(account.email, 'Wrong horse 1');
    for (let i = 0; i < 2; i++) await new Visitor().call('POST', '/api/auth/forget-password', { email: account.email });
    const owner = await signedInTo(account);
    expect((await kindsOf(owner)).sort()).toEqual(['reset_asked', 'sign_in_refused']);
    expect(await kindsOf(await signedInTo(await storeAccount()))).toEqual([]);
    expect((await new Visitor().call('GET', '/api/user/security-events')).status).toBe(401);
  });

  it('is kept for ninety days', async () => {
    const account = await storeAccount();
    const owner = await signIn(account);
    await owner.call('GET', '/api/user/export');
    const age = (kind: string, days: number) =>
      env.DB.prepare('UPDATE security_events SET created_at = ? WHERE user_id = ? AND kind = ?')
        .bind(Date.now() - days * 24 * 3_600_000, account.id, kind)
        .run();
    await age('signed_in', 91);
    await age('exported', 89);
    const context = createExecutionContext();
    await worker.scheduled(createScheduledController(), env);
    await waitOnExecutionContext(context);
    expect(await kindsOf(owner)).toEqual(['exported']);
  });
});

const signInAgain = async (email: string, password: string) =>
  expect((await new Visitor().signIn(email, password)).status).toBe(200);
