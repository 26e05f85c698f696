import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '../bootstrap.mjs';

/** What wrangler.toml says of production. */
export interface ProductionSettings {
  worker: string;
  database: string;
  bucket: string;
  vars: Record<string, string>;
  bindings: { AI: boolean; EMAIL: boolean };
  account: string | undefined;
}

interface Bound {
  binding?: string;
  name?: string;
}

export function readProductionSettings(): ProductionSettings {
  const config = unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml'), env: 'production' });
  const database = config.d1_databases.find(({ binding }: Bound) => binding === 'DB')?.database_name;
  const bucket = config.r2_buckets.find(({ binding }: Bound) => binding === 'MEDIA')?.bucket_name;
  if (!config.name || !database || !bucket)
    throw new Error('wrangler.toml must name the Worker, its database DB and its bucket MEDIA under [env.production].');
  return {
    // A build on Cloudflare's machines publishes under the name that was chosen there.
    worker: process.env.WRANGLER_CI_OVERRIDE_NAME || config.name,
    database,
    bucket,
    vars: Object.fromEntries(Object.entries(config.vars).map(([name, value]) => [name, String(value)])),
    bindings: { AI: config.ai !== undefined, EMAIL: config.send_email.some(({ name }: Bound) => name === 'EMAIL') },
    account: process.env.CLOUDFLARE_ACCOUNT_ID || config.account_id,
  };
}
