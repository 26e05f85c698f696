import type { MediaType } from '#contract/recording-limits.ts';
import { isOfType, MAGIC_BYTES } from '#domain/recording/media-type.ts';

interface Arriving {
  key: string;
  body: ReadableStream<Uint8Array>;
  bytes: number;
  type: MediaType;
  timeLimitMs: number;
}

export type PutOutcome =
  | { outcome: 'stored'; object: R2Object }
  /** There is an object of this key already; it stays as it is. */
  | { outcome: 'taken' }
  /** It does not begin as its type says. */
  | { outcome: 'wrong_type' }
  /** It ended before its length, went on behind it, or took too long. */
  | { outcome: 'broken_off' };

/** What is read and written at once, and all that is ever held. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Streams one recording into the bucket: its first bytes are looked at, the rest is counted on its way, and what does
 * not arrive whole leaves nothing. Throws when the bucket fails.
 */
export async function putMedia(
  bucket: R2Bucket,
  { key, body, bytes, type, timeLimitMs }: Arriving,
): Promise<PutOutcome> {
  const late = AbortSignal.timeout(timeLimitMs);
  const reader = body.getReader({ mode: 'byob' });
  const cancel = () => void reader.cancel().catch(() => undefined);
  late.addEventListener('abort', cancel, { once: true });
  const beginning = await readBeginning(reader).catch(() => undefined);
  if (!beginning || late.aborted) return { outcome: 'broken_off' };
  if (!isOfType(beginning, type)) {
    cancel();
    return { outcome: 'wrong_type' };
  }
  const { readable, writable } = new FixedLengthStream(bytes);
  const writer = writable.getWriter();
  const stop = () => void writer.abort().catch(() => undefined);
  late.addEventListener('abort', stop, { once: true });
  let isBucketDone = false;
  const put = bucket
    .put(key, readable, { onlyIf: { etagDoesNotMatch: '*' }, httpMetadata: { contentType: type } })
    .finally(() => {
      // A bucket that needs no more of the body ends the sending of it.
      isBucketDone = true;
      cancel();
      stop();
    });
  let isBodysFault = false;
  const sent = send(reader, writer, beginning, bytes).catch(() => {
    isBodysFault = !isBucketDone;
    stop();
  });
  const [stored] = await Promise.allSettled([put, sent]);
  if (stored.status === 'fulfilled') {
    return stored.value ? { outcome: 'stored', object: stored.value } : { outcome: 'taken' };
  }
  if (isBodysFault) return { outcome: 'broken_off' };
  throw stored.reason;
}

/** Passes a body on, of which the beginning was read; throws when it is not as long as it should be. */
async function send(
  reader: ReadableStreamBYOBReader,
  writer: WritableStreamDefaultWriter<Uint8Array>,
  beginning: Uint8Array,
  bytes: number,
): Promise<void> {
  let next = beginning;
  let left = bytes;
  let buffer = new ArrayBuffer(CHUNK_BYTES);
  while (next.byteLength > 0 && next.byteLength <= left) {
    left -= next.byteLength;
    await writer.write(next);
    const { value, done } = await reader.read(new Uint8Array(buffer));
    if (done) {
      if (left === 0) return writer.close();
      break;
    }
    next = value;
    buffer = value.buffer;
  }
  throw new Error('The body is not as long as it should be');
}

async function readBeginning(reader: ReadableStreamBYOBReader): Promise<Uint8Array> {
  let read = new Uint8Array();
  while (read.byteLength < MAGIC_BYTES) {
    const { value, done } = await reader.read(new Uint8Array(CHUNK_BYTES));
    if (done) break;
    const longer = new Uint8Array(read.byteLength + value.byteLength);
    longer.set(read);
    longer.set(value, read.byteLength);
    read = longer;
  }
  return read;
}
