import type { Context } from 'hono';
import type { SecurityEvent } from '#contract/words.ts';
import { openDatabase } from '#storage/database.ts';
import { saveSecurityEvent } from '#storage/security-events.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { deviceOf } from './sessions.ts';

/** Writes down what its owner should know of an account; the same work is done where there is no account. */
export async function noteSecurityEvent(
  c: Context<AppEnv>,
  userId: string | undefined,
  kind: SecurityEvent,
): Promise<void> {
  const event = { id: crypto.randomUUID(), userId: userId ?? '', kind, device: deviceOf(c), createdAt: Date.now() };
  await saveSecurityEvent(openDatabase(c.env.DB), event);
}
