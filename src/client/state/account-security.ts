import { callApi, readCall } from '#client/api/call-api.ts';
import {
  type ReadEvent,
  type ReadSession,
  readSecurityEvents,
  readSessions,
} from '#domain/answers/read-account-security.ts';
import { onPersonChange } from './personal.ts';
import { forgetSession } from './session.ts';
import { createStore, useStore } from './store.ts';

/** Where who is signed in is so, and what happened to their account. */
export interface AccountSecurity {
  sessions: readonly ReadSession[];
  events: readonly ReadEvent[];
}

const LIMIT_MS = 20_000;

const security = createStore<AccountSecurity | null>(null);
onPersonChange(() => security.set(null));

export async function loadAccountSecurity(signal: AbortSignal): Promise<void> {
  const [sessions, events] = await Promise.all([
    readCall('GET /api/auth/list-sessions', { signal }, readSessions),
    readCall('GET /api/user/security-events', { signal }, readSecurityEvents),
  ]);
  security.set({ sessions, events });
}

/** Null while it is not there. */
export const useAccountSecurity = (): AccountSecurity | null => useStore(security);

/** Signs one other browser out, or all of them, and looks again. Throws when the server could not be told. */
export async function endSessions(which: ReadSession | 'all others'): Promise<void> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  if (which === 'all others') await callApi('POST /api/auth/revoke-other-sessions', { signal });
  else await callApi('POST /api/auth/revoke-session', { body: { id: which.id }, signal });
  await loadAccountSecurity(signal);
}

/** Signs out everywhere, here too, where everything is forgotten as at any sign-out. Throws as above. */
export async function signOutEverywhere(): Promise<void> {
  await callApi('POST /api/auth/revoke-sessions', { signal: AbortSignal.timeout(LIMIT_MS) });
  forgetSession();
}
