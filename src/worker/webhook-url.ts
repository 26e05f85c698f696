import { givenWebhookUrl } from '#engines/registry.ts';
import { webhookAddressFault } from '#engines/webhook/webhook-address.ts';
import { openDatabase } from '#storage/database.ts';
import { readSetting } from '#storage/settings.ts';
import { type Env, isDevelopment } from './env.ts';

/** The address of the operator's automation: the one that was set while running, else the environment's; '' for none. */
export async function readWebhookUrl(env: Env): Promise<string> {
  const url = (await readSetting(openDatabase(env.DB), 'webhook_url')) || givenWebhookUrl(env);
  return url !== '' && webhookAddressFault(url, isDevelopment(env)) === undefined ? url : '';
}
