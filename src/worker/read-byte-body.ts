import type { Context } from 'hono';
import type { ByteBody } from '#contract/call.ts';
import { CallFailure } from './call-failure.ts';

export interface ByteStream {
  body: ReadableStream<Uint8Array>;
  /** As its sender declares; the stream has no more and may have less. */
  bytes: number;
  /** As its sender declares, if it does. */
  contentType: string | undefined;
}

/** The raw bytes that a call is sent, unread: they must say how many they are, and be no more than it takes. */
export function readByteBody(c: Context, { maxBytes }: ByteBody): ByteStream {
  const declared = c.req.header('content-length');
  if (declared === undefined || !/^\d+$/.test(declared)) {
    throw new CallFailure('length_required', 'Say how long the body is');
  }
  const bytes = Number(declared);
  if (bytes > maxBytes) throw new CallFailure('too_large', `At most ${maxBytes / 1_000_000} MB can be taken`);
  const body = c.req.raw.body ?? new ReadableStream({ start: (controller) => controller.close() });
  return { body, bytes, contentType: c.req.header('content-type') };
}
