import type { Context } from 'hono';
import { openDatabase } from '#storage/database.ts';
import { countAttempt } from '#storage/rate-counters.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { isDevelopment } from '#worker/env.ts';
import { sha256 } from '#worker/secrets.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How often something may be tried, by whom it is counted. */
const LIMITS = {
  signUpAddress: { attempts: 20, windowMs: HOUR_MS },
  signUpAccount: { attempts: 5, windowMs: HOUR_MS },
  signInAddress: { attempts: 30, windowMs: MINUTE_MS },
  signInAccount: { attempts: 20, windowMs: 15 * MINUTE_MS },
  verifyAccount: { attempts: 25, windowMs: HOUR_MS },
  resendAccount: { attempts: 5, windowMs: HOUR_MS },
  checkAddress: { attempts: 10, windowMs: MINUTE_MS },
  transcribeAddress: { attempts: 120, windowMs: MINUTE_MS },
  transcribeCaller: { attempts: 30, windowMs: MINUTE_MS },
  speakAddress: { attempts: 240, windowMs: MINUTE_MS },
  speakCaller: { attempts: 60, windowMs: MINUTE_MS },
  speechSetupAddress: { attempts: 240, windowMs: MINUTE_MS },
} as const;

/** In development everybody has the same address, so counts by address get more room there. */
const DEVELOPMENT_FACTOR = 50;

/** Counts an attempt and refuses it with 429 when there were too many. Subjects are kept as hashes only. */
export async function limitAttempts(c: Context<AppEnv>, name: keyof typeof LIMITS, account?: string): Promise<void> {
  const { attempts, windowMs } = LIMITS[name];
  const subject = account ?? c.req.header('cf-connecting-ip') ?? 'unknown';
  const allowed = account === undefined && isDevelopment(c.env) ? attempts * DEVELOPMENT_FACTOR : attempts;
  const now = Date.now();
  const count = await countAttempt(openDatabase(c.env.DB), `${name}:${await sha256(subject)}`, windowMs, now);
  if (count <= allowed) return;
  throw new CallFailure('rate_limited', 'Too many attempts. Please wait a little and try again.', {
    retryAfterSeconds: (windowMs - (now % windowMs)) / 1_000,
  });
}
