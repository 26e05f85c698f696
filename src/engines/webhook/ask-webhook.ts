import { collectBytes } from '#domain/bytes/collect-bytes.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure, failureOfStatus } from '#engines/engine-failure.ts';

/** What the operator's automation answered, as it stands. */
export interface WebhookAnswer {
  status: number;
  body: string;
}

const MAX_ANSWER_BYTES = 512 * 1024;

/** Posts one event to the operator's automation. Throws EngineFailure where there is no answer at all. */
export async function postToWebhook(url: string, event: object, signal: AbortSignal): Promise<WebhookAnswer> {
  try {
    const response = await untilAborted(
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(event),
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

/** The address, if there is one. Throws EngineFailure. */
export function requireWebhook(url: string | undefined): string {
  if (!url) throw new EngineFailure('misconfigured', 'No webhook is set');
  return url;
}
