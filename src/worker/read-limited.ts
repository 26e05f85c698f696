import { collectBytes } from '#domain/bytes/collect-bytes.ts';
import { CallFailure } from './call-failure.ts';

/** Reads a body whole; throws as soon as it turns out larger than allowed, however long it claims to be. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  message = 'The body is too large',
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await collectBytes(body, maxBytes).catch(() => {
    throw new CallFailure('bad_request', 'The body broke off or cannot be read');
  });
  if (!whole) throw new CallFailure('too_large', message);
  return whole;
}
