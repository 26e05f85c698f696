import { CallFailure } from './call-failure.ts';
import type { Env } from './env.ts';

/** Waits for the bucket; one that fails is told as what it is, and not as a fault of ours. */
export async function fromBucket<T>(pending: Promise<T>): Promise<T> {
  try {
    return await pending;
  } catch (error) {
    console.warn({ event: 'bucket_failed', error: error instanceof Error ? error.name : 'unknown' });
    throw new CallFailure('unavailable', 'Recordings cannot be reached just now. Please try again.');
  }
}

export function requireBucket(env: Env): R2Bucket {
  if (!env.MEDIA) throw new CallFailure('unavailable', 'No storage adapter configured');
  return env.MEDIA;
}
