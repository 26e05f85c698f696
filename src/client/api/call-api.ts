import type { CallAnswer, CallInput, CallName } from '#contract/calls.ts';
import type { ErrorEnvelope } from '#contract/errors.ts';

interface Retry {
  attempts: number;
  /** Wait before the second attempt, in milliseconds. */
  delayMs: number;
  backOff: 'linear' | 'exponential';
}

type Part<K extends CallName, P extends 'params' | 'query' | 'body' | 'form'> =
  CallInput<K, P> extends undefined ? { [Q in P]?: undefined } : { [Q in P]: CallInput<K, P> };

export type CallOptions<K extends CallName> = Part<K, 'params'> &
  Part<K, 'query'> &
  Part<K, 'body'> &
  Part<K, 'form'> & { signal?: AbortSignal; retry?: Retry };

/** A call that did not answer 2xx. The message is the generic one; screens take their own words from `envelope`. */
export class ApiError extends Error {
  readonly status: number;
  readonly envelope: Partial<ErrorEnvelope>;

  constructor(status: number, message: string, envelope: Partial<ErrorEnvelope>) {
    super(message);
    this.status = status;
    this.envelope = envelope;
  }
}

/**
 * Makes one declared call. Its method and path are in its name, and the types of what goes in and comes out come from
 * the contract, so that no schema travels to the browser.
 */
export async function callApi<K extends CallName>(name: K, options: CallOptions<K>): Promise<CallAnswer<K>> {
  const response = await fetchCall(name, options);
  return response.json();
}

/** The same for a call that answers something else than JSON. */
export async function fetchCall<K extends CallName>(name: K, options: CallOptions<K>): Promise<Response> {
  const { attempts, delayMs, backOff } = options.retry ?? { attempts: 1, delayMs: 0, backOff: 'linear' };
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptCall(name, options);
    } catch (error) {
      const worthIt = !(error instanceof ApiError) || error.status >= 500;
      if (attempt >= attempts || !worthIt || options.signal?.aborted) throw error;
      const factor = backOff === 'linear' ? attempt : 2 ** (attempt - 1);
      await new Promise((resolve) => setTimeout(resolve, delayMs * factor));
    }
  }
}

async function attemptCall<K extends CallName>(name: K, options: CallOptions<K>): Promise<Response> {
  const [method = 'GET', path = ''] = name.split(' ');
  const params: Record<string, unknown> = options.params ?? {};
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key] ?? '')));
  const query = options.query ? `?${new URLSearchParams(options.query as Record<string, string>)}` : '';
  const sent = options.form
    ? { body: formOf(options.form) }
    : options.body !== undefined
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(options.body) }
      : {};
  const response = await fetch(filled + query, {
    method,
    credentials: 'same-origin',
    ...sent,
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (response.ok) return response;
  const envelope: Partial<ErrorEnvelope> = await response.json().catch(() => ({}));
  const generic =
    response.status === 401
      ? 'Unauthorized: Invalid or missing API key'
      : `HTTP ${response.status}: ${response.statusText}`;
  throw new ApiError(response.status, generic, envelope);
}

function formOf(parts: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value !== undefined) form.set(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** The sentence a screen shows for a failed call: its list of errors, else its message, else its status. */
export function serverErrorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { errors, message } = error.envelope;
  if (errors && errors.length > 0) return errors.join('; ');
  return message || `HTTP error! status: ${error.status}`;
}
