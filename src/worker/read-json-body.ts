import type { Context } from 'hono';
import { CallFailure } from './call-failure.ts';

/** Larger than any whole interview that a client may send back. */
const MAX_JSON_BYTES = 2 * 1024 * 1024;

/** Reads and parses a JSON body, refusing other content types and oversize bodies before they are held whole. */
export async function readJsonBody(c: Context): Promise<unknown> {
  const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== 'application/json') {
    throw new CallFailure('unsupported_media_type', 'Send the body as application/json');
  }
  const text = await readText(c.req.raw.body);
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure('bad_request', 'The body is not valid JSON');
  }
}

async function readText(body: ReadableStream<Uint8Array> | null): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_JSON_BYTES) throw new CallFailure('too_large', 'The body is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
