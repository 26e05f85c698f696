import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './auth/limits.ts';
import { CallFailure } from './call-failure.ts';
import type { MinuteLimits } from './env.ts';
import { serverHmac } from './secrets.ts';

type AddressLimit = Extract<keyof MinuteLimits, `${string}_ADDRESS`>;
type CallerLimit = Exclude<keyof MinuteLimits, AddressLimit>;

/** The runtime does not tell when its minute ends. */
const MINUTE_S = 60;

export async function limitByMinute(c: Context<AppEnv>, name: AddressLimit): Promise<void>;
export async function limitByMinute(c: Context<AppEnv>, name: CallerLimit, caller: string): Promise<void>;
/**
 * Counts a call that belongs to a turn, and refuses it with 429 where there were too many. It writes to no storage: the
 * runtime counts where the call arrives, which is enough against floods. What must be exact is counted by `limitAttempts`.
 */
export async function limitByMinute(
  c: Context<AppEnv>,
  name: keyof MinuteLimits,
  subject = callerAddress(c),
): Promise<void> {
  const { success } = await c.env[name].limit({ key: await serverHmac(c.env.SERVER_SECRET, 'attempts', subject) });
  if (success) return;
  throw new CallFailure('rate_limited', TOO_MANY, { retryAfterSeconds: MINUTE_S });
}

const TOO_MANY = 'Too many attempts. Please wait a little and try again.';
