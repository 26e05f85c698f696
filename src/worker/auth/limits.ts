import type { Context } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { countAttempt } from '#storage/rate-counters.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { isDevelopment } from '#worker/env.ts';
import { serverHmac } from '#worker/secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * How often something may be tried. A name that ends in Address is counted by where the request comes from, one that
 * ends in Account by whom it is about, whether or not there is such an account, and one that ends in Interview by that.
 */
export const LIMITS = {
  signUpAddress: { attempts: 20, windowMs: HOUR_MS },
  /** Codes that go to one mailbox, by sign-up or resend; with five guesses a code, 25 guesses an hour. */
  codeAccount: { attempts: 5, windowMs: HOUR_MS },
  resendAddress: { attempts: 10, windowMs: HOUR_MS },
  verifyAddress: { attempts: 30, windowMs: MINUTE_MS },
  verifyAccount: { attempts: 25, windowMs: HOUR_MS },
  signInAddress: { attempts: 30, windowMs: MINUTE_MS },
  signInAccount: { attempts: 20, windowMs: 15 * MINUTE_MS },
  checkAddress: { attempts: 10, windowMs: MINUTE_MS },
  resetRequestAddress: { attempts: 20, windowMs: HOUR_MS },
  resetLinkAccount: { attempts: 5, windowMs: HOUR_MS },
  resetCodeAccount: { attempts: 3, windowMs: 10 * MINUTE_MS },
  resetCodeHourAccount: { attempts: 5, windowMs: HOUR_MS },
  resetAddress: { attempts: 10, windowMs: MINUTE_MS },
  operatorAddress: { attempts: 20, windowMs: MINUTE_MS },
  updateAccount: { attempts: 20, windowMs: HOUR_MS },
  startAddress: { attempts: 30, windowMs: HOUR_MS },
  startAccount: { attempts: 60, windowMs: HOUR_MS },
  exportAccount: { attempts: 10, windowMs: HOUR_MS },
  issueInterview: { attempts: 20, windowMs: DAY_MS },
} as const satisfies Record<`${string}${'Address' | 'Account' | 'Interview'}`, { attempts: number; windowMs: number }>;

type AddressLimit = Extract<keyof typeof LIMITS, `${string}Address`>;
type SubjectLimit = Exclude<keyof typeof LIMITS, AddressLimit>;

/** In development everybody has the same address, so counts by address get more room there. */
const DEVELOPMENT_FACTOR = 50;

export async function limitAttempts(c: Context<AppEnv>, name: AddressLimit): Promise<void>;
export async function limitAttempts(c: Context<AppEnv>, name: SubjectLimit, about: string): Promise<void>;
/** Counts an attempt and refuses it with 429 when there were too many. Subjects are kept as the server's HMAC only. */
export async function limitAttempts(c: Context<AppEnv>, name: keyof typeof LIMITS, about?: string): Promise<void> {
  const { attempts, windowMs } = LIMITS[name];
  const subject = about ?? callerAddress(c);
  const allowed = about === undefined && isDevelopment(c.env) ? attempts * DEVELOPMENT_FACTOR : attempts;
  const now = Date.now();
  const key = `${name}:${await serverHmac(c.env.SERVER_SECRET, 'attempts', subject)}`;
  const count = await countAttempt(openDatabase(c.env.DB), key, windowMs, now);
  if (count <= allowed) return;
  throw new CallFailure('rate_limited', 'Too many attempts. Please wait a little and try again.', {
    retryAfterSeconds: (windowMs - (now % windowMs)) / 1_000,
  });
}

/** Where a request comes from, as far as anything is counted by it. */
export const callerAddress = (c: Context<AppEnv>): string =>
  addressBlock(c.req.header('cf-connecting-ip') ?? 'unknown');

/** One customer has a whole /64 of IPv6, so its addresses count as one. */
export function addressBlock(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0');
  const prefix = [...groups, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
