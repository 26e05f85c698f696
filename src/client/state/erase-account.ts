import { callApi } from '#client/api/call-api.ts';
import { forgetSession } from './session.ts';

/** Interviews are erased one by one while it waits. */
const LIMIT_MS = 60_000;

/** Erases the account of who is signed in with everything in it, and what this browser remembers. Throws when it is refused. */
export async function eraseAccount(password: string): Promise<void> {
  await callApi('POST /api/auth/delete-user', { body: { password }, signal: AbortSignal.timeout(LIMIT_MS) });
  forgetSession();
}
