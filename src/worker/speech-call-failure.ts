import { EngineFailure } from '#engines/engine-failure.ts';
import { CallFailure } from './call-failure.ts';

interface Words {
  engine: string;
  requestId: string;
  /** What went wrong, for people, by whether trying again can help and whether what was sent is at fault. */
  later: string;
  busy: string;
  never: string;
  refused: string;
}

const RETRY_SECONDS = 2;
const BUSY_RETRY_SECONDS = 10;

/**
 * What a caller is told of an engine's failure. `Retry-After` is there exactly when trying again can help; without it
 * the caller should go another way. Logged is what failed and why, never what was said.
 */
export function speechCallFailure(error: unknown, { engine, requestId, later, busy, never, refused }: Words): Error {
  if (!(error instanceof EngineFailure)) return error instanceof Error ? error : new Error('Not an error');
  const { reason, retryable, status } = error;
  console.warn({ event: 'speech_engine_failed', requestId, engine, reason, ...(status ? { status } : {}) });
  if (status === 413)
    return new CallFailure('too_large', `${refused}: it is too large for this server's speech service`);
  if (reason === 'refused') return new CallFailure('unprocessable', refused);
  if (!retryable) return new CallFailure('unavailable', never);
  return reason === 'busy'
    ? new CallFailure('unavailable', busy, { retryAfterSeconds: BUSY_RETRY_SECONDS })
    : new CallFailure('unavailable', later, { retryAfterSeconds: RETRY_SECONDS });
}
