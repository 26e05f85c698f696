import type { Context } from 'hono';
import type { Access } from '#contract/call.ts';
import type { Principal } from '#durable/principal.ts';
import type { AppEnv } from './app-env.ts';
import { limitAttempts } from './auth/limits.ts';
import { readSession, readSessionForTurns } from './auth/sessions.ts';
import { CallFailure } from './call-failure.ts';
import { isDevelopment } from './env.ts';
import { mintGuest, readGuestHash } from './guest.ts';
import { refuseForeignPage } from './middleware/same-origin.ts';
import { equalSecrets } from './secrets.ts';
import { readTicket } from './upload-ticket.ts';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Works out who is asking and refuses what the call's access rule refuses. Whether a holder or owner really holds or
 * owns the named interview is decided in the interview object alone.
 */
export async function admit(c: Context<AppEnv>, access: Access): Promise<Principal> {
  return { ...(await admitted(c, access)), requestId: c.get('requestId') };
}

async function admitted(c: Context<AppEnv>, access: Access): Promise<Principal> {
  switch (access) {
    case 'public':
      return {};
    case 'development': {
      const loopback = LOOPBACK_HOSTS.has(new URL(c.req.url).hostname);
      if (!isDevelopment(c.env) || !loopback) throw new CallFailure('not_found', 'Not found');
      // A page of another server on this machine is as foreign as any. Opening the outbox by a link is nobody's reading.
      if (c.req.header('sec-fetch-dest') !== 'document') refuseForeignPage(c);
      return {};
    }
    case 'ticket': {
      const ticket = await readTicket(c.env.SERVER_SECRET, c.req.param('ticket') ?? '');
      if (!ticket) throw new CallFailure('forbidden', 'Nothing can be uploaded to this address, or not any more');
      c.set('ticket', ticket);
      return {};
    }
    case 'operator': {
      await requireOperator(c);
      return {};
    }
    case 'visitor': {
      const principal = await readPrincipal(c);
      if (!principal.userId && !principal.guestHash) return { guestHash: await mintGuest(c) };
      return principal;
    }
    case 'holder':
      return readPrincipal(c, readSessionForTurns);
    case 'user':
    case 'owner': {
      const principal = await readPrincipal(c);
      if (!principal.userId) throw new CallFailure('unauthorized', 'Please sign in');
      return principal;
    }
  }
}

/** Refuses a call without the operator's key; nobody has it while none is set. A guess is counted before it is looked at. */
export async function requireOperator(c: Context<AppEnv>): Promise<void> {
  const key = c.env.API_KEY;
  const given = c.req.header('authorization')?.replace(/^Bearer /, '');
  if (given !== undefined) await limitAttempts(c, 'operatorAddress');
  if (!key || !equalSecrets(given ?? '', key)) throw new CallFailure('unauthorized', 'Invalid or missing API key');
}

/** Whom a visitor's calls are counted by: their account, or the browser they are a guest in. */
export function callerKey({ userId, guestHash }: Principal): string {
  const key = userId ?? guestHash;
  if (!key) throw new Error('A call for visitors was admitted without one');
  return key;
}

async function readPrincipal(c: Context<AppEnv>, read = readSession): Promise<Principal> {
  const [session, guestHash] = await Promise.all([read(c), readGuestHash(c)]);
  return {
    ...(session ? { userId: session.userId, sessionId: session.id } : {}),
    ...(guestHash ? { guestHash } : {}),
  };
}
