import { ApiError } from '#client/api/call-api.ts';
import { refreshSession, signedInUser } from '#client/state/session.ts';

/**
 * Loads what only a signed-in user may see. Whoever is none, or turns out to be none any more while it loads, is sent
 * where `guests` says.
 */
export async function forUsers<T>(load: () => Promise<T>, guests: () => unknown): Promise<T> {
  if (!(await signedInUser())) throw guests();
  try {
    return await load();
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401;
    if (isRefused && !(await refreshSession())) throw guests();
    throw error;
  }
}
