import { callApi, readCall } from '#client/api/call-api.ts';
import type { SessionUser } from '#contract/account-calls.ts';
import { readSessionUser } from '#domain/answers/read-session-user.ts';
import { keepReportsOf } from './kept-reports.ts';
import { hearOtherTabs, tellOtherTabs } from './other-tabs.ts';
import { clearEverything } from './pending-keys.ts';
import { forgetPerson } from './personal.ts';
import { signedInHint } from './signed-in-hint.ts';
import { createStore, useStore } from './store.ts';
import { forgetUnsent } from './unsent.ts';

interface SessionState {
  /** True until the server has told who is signed in. */
  pending: boolean;
  user: SessionUser | null;
}

interface Session extends SessionState {
  refresh: () => Promise<SessionUser | null>;
  /** Ends the session; false when the server could not be told, and then nothing has changed. */
  signOut: () => Promise<boolean>;
}

/** Who does not hear from the server by then goes on as a guest, and can sign in again. */
const LIMIT_MS = 15_000;

const session = createStore<SessionState>({ pending: true, user: null });
let asking: Promise<SessionUser | null> | undefined;

/** Asks the server who is signed in. */
export async function refreshSession(): Promise<SessionUser | null> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  const read = (answer: unknown) => ({ user: readSessionUser(answer) });
  const answer = await readCall('GET /api/auth/get-session', { signal: limit }, read).catch(() => undefined);
  const user = answer?.user ?? null;
  if (user?.id !== session.get().user?.id) forgetPerson();
  if (user) keepReportsOf(user.id);
  // Whoever could not be asked about may still be signed in.
  if (answer) signedInHint.save(user !== null);
  const isOther = !session.get().pending && user?.id !== session.get().user?.id;
  session.set({ pending: false, user });
  if (isOther) tellOtherTabs({ userId: user?.id ?? '', hasLeft: false });
  return user;
}

/** Whether nobody knows yet who is signed in, and nobody was when it was known last. */
export const isProbablyGuest = (): boolean => session.get().pending && !signedInHint.read();

/** Who is signed in as far as is known; '' is nobody. */
export const knownUserId = (): string => session.get().user?.id ?? '';

/** Who is signed in as far as is known; asks the server the first time, once for all who wait. */
export function signedInUser(): Promise<SessionUser | null> {
  const { pending, user } = session.get();
  if (!pending) return Promise.resolve(user);
  asking ??= refreshSession();
  return asking;
}

async function signOut(): Promise<boolean> {
  try {
    await callApi('POST /api/auth/sign-out', { signal: AbortSignal.timeout(LIMIT_MS) });
  } catch {
    return false;
  }
  forgetSession();
  return true;
}

/** What the browser remembers of a session that is over. */
export function forgetSession(): void {
  clearEverything();
  forgetUnsent();
  signedInHint.save(false);
  forgetPerson();
  session.set({ pending: false, user: null });
  tellOtherTabs({ userId: '', hasLeft: true });
}

/**
 * Runs when another tab signed out, or signed somebody else in: what this page shows is somebody else's now. `hasLeft` when
 * whoever was here signed out there, and is to find nothing of theirs here.
 */
export function onOtherPerson(changed: (hasLeft: boolean) => Promise<void>): void {
  hearOtherTabs(async ({ userId, hasLeft }) => {
    const before = session.get();
    if (before.pending || userId === (before.user?.id ?? '')) return;
    // Only the server says who it is; what another tab tells is a reason to ask.
    const now = await refreshSession();
    await changed(hasLeft && before.user !== null && now?.id !== before.user.id);
  });
}

export function useSession(): Session {
  return { ...useStore(session), refresh: refreshSession, signOut };
}
