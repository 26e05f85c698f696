import type { Context } from 'hono';
import { parseByteRange } from '#domain/bytes/byte-range.ts';
import type { PlayableMedia } from '#durable/door.ts';
import type { AppEnv } from './app-env.ts';
import { CallFailure } from './call-failure.ts';
import { fromBucket, requireBucket } from './require-bucket.ts';

/**
 * Answers a recording, or the part of it that Range asks for; HEAD gets the same without a body. It is nobody's but
 * its holder's and may be played and downloaded, and nothing else: it is never sniffed, rendered or cached.
 */
export async function answerMedia(c: Context<AppEnv>, media: PlayableMedia): Promise<Response> {
  const { key, type, bytes, filename, etag } = media;
  const bucket = requireBucket(c.env);
  const range = parseByteRange(c.req.header('range'), bytes);
  if (range === 'unsatisfiable') {
    throw new CallFailure('range_not_satisfiable', 'The recording ends before that', {
      headers: { 'content-range': `bytes */${bytes}` },
    });
  }
  const asked: Promise<R2Object | R2ObjectBody | null> =
    c.req.method === 'HEAD' ? bucket.head(key) : bucket.get(key, range ? { range } : {});
  const object = await fromBucket(asked);
  if (!object) throw new CallFailure('not_found', 'There is no such recording');
  const headers = new Headers({
    'content-type': type,
    'content-length': String(range?.length ?? bytes),
    'content-disposition': `attachment; filename*=UTF-8''${encodeFilename(filename)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  });
  if (range) headers.set('content-range', `bytes ${range.offset}-${range.offset + range.length - 1}/${bytes}`);
  return new Response('body' in object ? (object.body as ReadableStream) : null, {
    status: range ? 206 : 200,
    headers,
  });
}

/** As RFC 8187 wants it: all that is no letter, digit or harmless sign is percent-encoded. */
const encodeFilename = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
