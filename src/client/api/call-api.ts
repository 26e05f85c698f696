import type { CallAnswer, CallInput, CallName } from '#contract/calls.ts';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { isRefusal, type Refusal, readEnvelope } from './read-envelope.ts';
import { type Retry, retrying } from './retry.ts';

type Part<K extends CallName, P extends 'params' | 'query' | 'body' | 'form'> =
  CallInput<K, P> extends undefined ? { [Q in P]?: undefined } : { [Q in P]: CallInput<K, P> };

export type CallOptions<K extends CallName> = Part<K, 'params'> &
  Part<K, 'query'> &
  Part<K, 'body'> &
  Part<K, 'form'> & { signal?: AbortSignal; retry?: Retry; headers?: Record<string, string> };

/** What came with a refusal beside its status. */
interface RefusalText {
  statusText: string;
  /** As it was sent. */
  body: string;
}

/** A call that did not answer 2xx. The message is the generic one; screens take their own words from `envelope`. */
export class ApiError extends Error {
  readonly status: number;
  readonly envelope: Refusal;
  readonly statusText: string;
  readonly #body: string;

  constructor(status: number, message: string, envelope: Refusal, sent: Partial<RefusalText> = {}) {
    super(message);
    this.status = status;
    this.envelope = envelope;
    // HTTP/2 sends no words with a status.
    this.statusText = sent.statusText || String(status);
    this.#body = sent.body ?? '';
  }

  /** What the server said: the words of its envelope, else the text that it sent; '' for a page and for nothing. */
  get body(): string {
    return serverWords(this) || plainText(this.#body);
  }
}

/** Longest text of a stranger that a message carries, in characters. */
const MAX_BODY_CHARS = 200;

/** A text that can stand in a sentence: JSON without words and whole pages tell nobody anything. */
function plainText(body: string): string {
  const text = body.replace(/\s+/g, ' ').trim();
  if (/^[<{[]/.test(text)) return '';
  return text.length > MAX_BODY_CHARS ? `${text.slice(0, MAX_BODY_CHARS)}…` : text;
}

/**
 * Makes one declared call. Its method and path are in its name, and the types of what goes in and comes out come from
 * the contract, so that no schema travels to the browser.
 */
export async function callApi<K extends CallName>(name: K, options: CallOptions<K>): Promise<CallAnswer<K>> {
  const response = await fetchCall(name, options);
  const answer = await response.json();
  if (isRefusal(answer)) throw new ApiError(response.status, REFUSED, readEnvelope(answer));
  return answer;
}

/** The same, with an answer that `read` makes sense of whatever its shape is; what it cannot read is a failed call. */
export async function readCall<K extends CallName, T>(
  name: K,
  options: CallOptions<K>,
  read: (answer: unknown) => T | undefined,
): Promise<T> {
  const response = await fetchCall(name, options);
  const answer: unknown = await response.json();
  const found = isRefusal(answer) ? undefined : read(answer);
  if (found === undefined) throw new ApiError(response.status, REFUSED, readEnvelope(answer));
  return found;
}

/** The same for a call that answers something else than JSON. */
export function fetchCall<K extends CallName>(name: K, options: CallOptions<K>): Promise<Response> {
  return retrying(() => attemptCall(name, options), options.retry ?? ONCE, isWorthRepeating, options.signal);
}

/** Nothing reached the server, or the server broke. What it understood and refused stays refused. */
const isWorthRepeating = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

const ONCE: Retry = { attempts: 1, delayMs: 0, backOff: 'linear' };
const REFUSED = "The server's answer could not be read";

async function attemptCall<K extends CallName>(name: K, options: CallOptions<K>): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ');
  const params: Record<string, unknown> = options.params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : '';
  const headers = { [REQUEST_ID_HEADER]: crypto.randomUUID(), ...options.headers };
  const sent = options.form
    ? { headers, body: formOf(options.form) }
    : options.body !== undefined
      ? { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(options.body) }
      : { headers };
  const response = await fetch(filled + query, {
    method,
    credentials: 'same-origin',
    ...sent,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (response.ok) return response;
  const body = await response.text().catch(() => '');
  const generic =
    response.status === 401
      ? 'Unauthorized: Invalid or missing API key'
      : `HTTP ${response.status}: ${response.statusText}`;
  const { statusText } = response;
  throw new ApiError(response.status, generic, readEnvelope(jsonOf(body)), { statusText, body });
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function formOf(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** The server's own words for a failed call: its list of errors, else its message; '' when it gave none. */
export function serverWords(error: unknown): string {
  if (!(error instanceof ApiError)) return '';
  const { errors = [], message, error: reason } = error.envelope;
  return errors.join('; ') || message || reason || '';
}

/** The sentence a screen shows for a failed call: the server's own, else its status, else the fallback. */
export function serverErrorText(error: unknown, fallback: string): string {
  return serverWords(error) || (error instanceof ApiError ? `HTTP error! status: ${error.status}` : fallback);
}
