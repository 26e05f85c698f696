import type { Context } from 'hono';
import { CallFailure } from './call-failure.ts';
import { readLimited } from './read-limited.ts';

/** Room for the other parts and the lines between them. */
const MAX_REST_BYTES = 64 * 1024;

/**
 * Reads a multipart/form-data body as an object of its parts, empty ones left out. A file larger than `maxFileBytes`
 * is refused, if possible by the length that its sender declares.
 */
export async function readFormBody(c: Context, maxFileBytes: number): Promise<Record<string, string | File>> {
  const contentType = c.req.header('content-type') ?? '';
  if (!contentType.toLowerCase().startsWith('multipart/form-data')) {
    throw new CallFailure('unsupported_media_type', 'Send the body as multipart/form-data');
  }
  const tooLarge = `The file is too large; at most ${Math.floor(maxFileBytes / 1_000_000)} MB can be taken`;
  const maxBytes = maxFileBytes + MAX_REST_BYTES;
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > maxBytes) throw new CallFailure('too_large', tooLarge);
  // One whose length is known cannot be longer, and is not held once more than taking it apart does.
  const body = declared === undefined ? await readLimited(c.req.raw.body, maxBytes, tooLarge) : c.req.raw.body;
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => {
    throw new CallFailure('bad_request', 'The body is not valid multipart/form-data');
  });
  const parts: Record<string, string | File> = {};
  for (const [name, value] of form) {
    const size = typeof value === 'string' ? value.length : value.size;
    if (typeof value !== 'string' && size > maxFileBytes) throw new CallFailure('too_large', tooLarge);
    if (size > 0) parts[name] = value;
  }
  return parts;
}
