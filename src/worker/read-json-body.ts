import type { Context } from 'hono';
import { CallFailure } from './call-failure.ts';
import { readLimited } from './read-limited.ts';

const LONE_SURROGATE_ESCAPE = /\\ud[89a-f]/i;
/** Half a character can be written in JSON and stored nowhere; it becomes the sign for what cannot be read. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

/** Larger than any whole interview that a client may send back. */
const MAX_JSON_BYTES = 2 * 1024 * 1024;

/**
 * Reads and parses a JSON body, refusing other content types and oversize bodies before they are held whole. Where it
 * may be empty, no body counts as `{}`.
 */
export async function readJsonBody(c: Context, mayBeEmpty = false): Promise<unknown> {
  if (mayBeEmpty && (!c.req.raw.body || c.req.header('content-length') === '0')) return {};
  const contentType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== 'application/json') {
    throw new CallFailure('unsupported_media_type', 'Send the body as application/json');
  }
  const text = new TextDecoder().decode(await readLimited(c.req.raw.body, MAX_JSON_BYTES));
  if (mayBeEmpty && text === '') return {};
  try {
    return LONE_SURROGATE_ESCAPE.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    throw new CallFailure('bad_request', 'The body is not valid JSON');
  }
}
