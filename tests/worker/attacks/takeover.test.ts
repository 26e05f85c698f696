import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { anyPhone, PASSWORD, Visitor } from '#tests/worker/support/visitor.ts';

const ATTACKERS_PASSWORD = 'Attackers 1 password';
const NEW_PASSWORD = 'Another horse 8';

interface Scene {
  attacker: Visitor;
  victim: Visitor;
  /** The victim's address. */
  email: string;
  /** A number that the attacker holds and the victim does not. */
  attackersPhone: string;
}

const verifyCode = (visitor: Visitor, email: string, otp: string) =>
  visitor.call('POST', '/api/auth/verify-otp', { email, otp });

const choosePassword = (visitor: Visitor, token: string) =>
  visitor.call('POST', '/api/auth/reset-password', { newPassword: NEW_PASSWORD, token });

/** What the mailbox's owner does who opens a link that they find there, in a browser of their own. */
async function followLink({ victim, email }: Scene): Promise<void> {
  const opened = await victim.call('GET', `/api/auth/verify-email?token=${await victim.readToken(email)}`);
  expect(opened.body).toMatchObject({ data: { signedIn: false, user: null }, passwordRequired: true });
  expect((await choosePassword(victim, opened.body.token)).status).toBe(200);
}

/**
 * The six ways to somebody else's account that begin before it exists or is safe again. Each ends when the victim
 * has an account and believes it to be theirs alone.
 */
const ROUTES: Record<string, (scene: Scene) => Promise<void>> = {
  'signing up first, and waiting for the victim to prove the address': async ({ attacker, victim, email }) => {
    await attacker.signUp(email, ATTACKERS_PASSWORD);
    await victim.signUp(email, NEW_PASSWORD);
    const verified = await verifyCode(victim, email, await victim.readCode(email));
    expect(verified.body.data.signedIn).toBe(true);
  },

  'signing up again between the victim’s mail and code': async ({ attacker, victim, email }) => {
    await victim.signUp(email, NEW_PASSWORD);
    const first = await victim.readCode(email);
    await attacker.signUp(email, ATTACKERS_PASSWORD);
    const second = await victim.readCode(email);
    // The newer mail's code proves the attacker's sign-up, so the victim's browser must not take it for its own.
    if (second !== first) expect((await verifyCode(victim, email, second)).status).toBe(400);
    expect((await verifyCode(victim, email, first)).body.data.signedIn).toBe(true);
  },

  'letting the victim open the link of the attacker’s sign-up': async (scene) => {
    await scene.attacker.signUp(scene.email, ATTACKERS_PASSWORD);
    await followLink(scene);
  },

  'keeping a session, a reset token and the sign-up’s cookie from before a reset': async (scene) => {
    const { attacker, victim, email } = scene;
    await attacker.signUp(email, ATTACKERS_PASSWORD);
    await followLink(scene);
    await attacker.signIn(email, NEW_PASSWORD);
    expect(await attacker.isSignedIn()).toBe(true);
    await victim.call('POST', '/api/auth/forget-password', { email });
    const kept = await victim.readToken(email);
    await victim.call('POST', '/api/auth/forget-password', { email });
    const token = await victim.readToken(email);
    const reset = await victim.call('POST', '/api/auth/reset-password', { newPassword: PASSWORD, token });
    expect(reset.status).toBe(200);
    expect((await choosePassword(attacker, kept)).status).toBe(400);
  },

  'planting a phone number for reset codes': async (scene) => {
    const { attacker, victim, email, attackersPhone } = scene;
    await attacker.signUp(email, ATTACKERS_PASSWORD, attackersPhone);
    const verified = await verifyCode(victim, email, await victim.readCode(email));
    expect(verified.body.passwordRequired).toBe(true);
    expect((await choosePassword(victim, verified.body.token)).status).toBe(200);
  },

  'changing an account’s address to the victim’s, and waiting for the victim to prove it': async (scene) => {
    const { attacker, victim, email } = scene;
    await attacker.register(`attacker-of-${email}`);
    for (const field of ['email', 'newEmail', 'pendingEmail']) {
      const changed = await attacker.call('POST', '/api/auth/update-user', { name: 'A', [field]: email });
      expect(changed.status, field).toBe(400);
    }
    await victim.signUp(email, NEW_PASSWORD);
    expect((await verifyCode(victim, email, await victim.readCode(email))).body.data.signedIn).toBe(true);
  },
};

/** Whether the attacker gets into the victim's account by anything that the attacker knows or holds. */
async function getsIn({ attacker, email, attackersPhone }: Scene): Promise<boolean> {
  const inside = async (browser: Visitor) =>
    (await browser.call('GET', '/api/auth/get-session')).body.data?.user.email === email;
  if (await inside(attacker)) return true;
  const later = attacker.copy();
  await later.signIn(email, ATTACKERS_PASSWORD);
  if (await inside(later)) return true;
  await later.call('POST', '/api/auth/request-password-reset-sms', { phone: attackersPhone });
  if ((await later.readOutbox(attackersPhone)).length > 0) return true;
  // The browser of the attacker's sign-up may still wait for somebody to enter a code.
  const row = await env.DB.prepare('SELECT id FROM pending_sign_ups WHERE email = ?').bind(email).first();
  return row !== null;
}

async function victimGetsIn({ victim, email }: Scene): Promise<boolean> {
  const fresh = new Visitor();
  for (const password of [NEW_PASSWORD, PASSWORD])
    if ((await fresh.signIn(email, password)).status === 200) return true;
  return victim.isSignedIn();
}

describe('none of the six ways to take over a sign-up works', () => {
  it.each(Object.keys(ROUTES))('%s', async (route) => {
    const scene: Scene = {
      attacker: new Visitor(),
      victim: new Visitor(),
      email: `victim-${crypto.randomUUID()}@example.com`,
      attackersPhone: anyPhone(),
    };
    await ROUTES[route]?.(scene);
    expect({ attacker: await getsIn(scene), victim: await victimGetsIn(scene) }).toEqual({
      attacker: false,
      victim: true,
    });
  });

  it('are six', () => {
    expect(Object.keys(ROUTES)).toHaveLength(6);
  });
});
