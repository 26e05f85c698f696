import { collectBytes } from '#domain/bytes/collect-bytes.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure, failureOfStatus } from '#engines/engine-failure.ts';
import { signatureOf } from './sign-post.ts';

/** What the operator's automation answered, as it stands. */
export interface WebhookAnswer {
  status: number;
  body: string;
}

const MAX_ANSWER_BYTES = 512 * 1024;

/** Where the operator's automation is, and what it knows our posts by; '' leaves them without a signature. */
interface Webhook {
  url: string;
  key: string;
}

/** Posts one event to the operator's automation. Throws EngineFailure where there is no answer at all. */
export async function postToWebhook({ url, key }: Webhook, event: object, signal: AbortSignal): Promise<WebhookAnswer> {
  const posted = JSON.stringify(event);
  try {
    const response = await untilAborted(
      fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(key === '' ? {} : await signatureOf(posted, key, Date.now())),
        },
        body: posted,
        // It might lead where the address itself may not.
        redirect: 'manual',
        signal,
      }),
      signal,
    );
    const body = await untilAborted(collectBytes(response.body, MAX_ANSWER_BYTES), signal);
    if (!body) throw new EngineFailure('unreadable', 'The webhook’s answer is too large');
    return { status: response.status, body: new TextDecoder().decode(body) };
  } catch (error) {
    if (error instanceof EngineFailure) throw error;
    if (signal.aborted) throw new EngineFailure('timeout', 'The webhook did not answer in time');
    throw new EngineFailure('network', 'The webhook could not be reached');
  }
}

/** The JSON value of a successful answer; some automations wrap it in a list of one. Throws EngineFailure. */
export function readWebhookJson({ status, body }: WebhookAnswer): unknown {
  if (status < 200 || status > 299) throw failureOfStatus(status, 'webhook');
  try {
    const value: unknown = JSON.parse(body);
    return Array.isArray(value) ? value[0] : value;
  } catch {
    throw new EngineFailure('unreadable', 'The webhook’s answer is no JSON', status);
  }
}

/** The webhook, if there is one. Throws EngineFailure. */
export function requireWebhook(url: string | undefined, key: string): Webhook {
  if (!url) throw new EngineFailure('misconfigured', 'No webhook is set');
  return { url, key };
}
