import { CallFailure } from './call-failure.ts';

/** Reads a body whole; throws as soon as it turns out larger than allowed, however long it claims to be. */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  message = 'The body is too large',
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new CallFailure('too_large', message);
    chunks.push(chunk);
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}
