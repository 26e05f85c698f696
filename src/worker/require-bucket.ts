import { CallFailure } from './call-failure.ts';
import type { Env } from './env.ts';

export function requireBucket(env: Env): R2Bucket {
  if (!env.MEDIA) throw new CallFailure('unavailable', 'No storage adapter configured');
  return env.MEDIA;
}
