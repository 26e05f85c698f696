import type { Hono } from 'hono';
import { EngineFailure } from '#engines/engine-failure.ts';
import { webhookKey } from '#engines/registry.ts';
import { postToWebhook } from '#engines/webhook/ask-webhook.ts';
import { webhookAddressFault } from '#engines/webhook/webhook-address.ts';
import { openDatabase } from '#storage/database.ts';
import { saveSetting } from '#storage/settings.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { isDevelopment } from '#worker/env.ts';
import { requireOperator } from '#worker/principal.ts';
import { readWebhookUrl } from '#worker/webhook-url.ts';

const PROBE_MS = 10_000;
/** As much of an automation's words as its operator needs to see. */
const MOST_SHOWN = 500;

/** The operator's own automation: where it is, and whether it answers. */
export function serveWebhookCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/webhook/config', async ({ c }) => stateOf(await readWebhookUrl(c.env)));

  serveCall(app, 'POST /api/webhook/config', async ({ c, body }) => {
    const url = body.webhook_url.trim();
    const fault = url === '' ? undefined : webhookAddressFault(url, isDevelopment(c.env));
    if (fault) throw new CallFailure('bad_request', fault);
    await saveSetting(openDatabase(c.env.DB), 'webhook_url', url, Date.now());
    return stateOf(url);
  });

  serveCall(app, 'GET /api/webhook/test', async ({ c }) => {
    const url = await readWebhookUrl(c.env);
    const configured = url !== '';
    if (!configured) return { success: true, configured, message: 'No webhook is set' };
    if (c.req.header('authorization') === undefined) return { success: true, configured, message: 'A webhook is set' };
    await requireOperator(c);
    await probe(url, webhookKey(c.env));
    return { success: true, configured, message: 'The webhook answered' };
  });
}

const stateOf = (url: string) => ({
  success: true as const,
  webhook_url: url === '' ? null : new URL(url).origin,
  configured: url !== '',
});

async function probe(url: string, key: string): Promise<void> {
  try {
    const { status, body } = await postToWebhook({ url, key }, { event: 'test' }, AbortSignal.timeout(PROBE_MS));
    if (status < 200 || status > 299)
      throw new CallFailure('unavailable', `Webhook failed with status: ${status} - ${body.slice(0, MOST_SHOWN)}`);
    JSON.parse(body);
  } catch (error) {
    if (error instanceof SyntaxError) throw new CallFailure('unavailable', 'Webhook returned invalid JSON');
    if (error instanceof EngineFailure) throw new CallFailure('unavailable', error.message);
    throw error;
  }
}
