import { ApiError } from '#client/api/call-api.ts';
import { refreshSession, signedInUser } from '#client/state/session.ts';
import { signedInHint } from '#client/state/signed-in-hint.ts';
import { showToast } from '#client/ui/toasts.ts';

/**
 * Loads what only a signed-in user may see. Whoever is none, or turns out to be none any more while it loads, is sent
 * where `guests` says.
 */
export async function forUsers<T>(load: () => Promise<T>, guests: () => unknown): Promise<T> {
  const wasSignedIn = signedInHint.read();
  if (!(await signedInUser())) {
    if (wasSignedIn) sayIfOver();
    throw guests();
  }
  try {
    return await load();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && !(await refreshSession())) {
      sayIfOver();
      throw guests();
    }
    throw error;
  }
}

/** Nobody is sent away without a word; a server that does not answer has ended nothing. */
function sayIfOver(): void {
  if (signedInHint.read()) return;
  showToast({ title: 'Your session has ended', text: 'Please sign in again to see what is yours.', lastsMs: 0 });
}
