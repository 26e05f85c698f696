import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#scripts/bootstrap.mjs';
import { answerOf, type Wrangler, type WranglerRecord } from '#scripts/deploy/wrangler.ts';
import type { CloudflareAccount } from './cloudflare-account.ts';
import { answerAsWrangler } from './wrangler-answers.ts';

/**
 * In wrangler's place, what answers of one account as the real one would, and starts nothing: a deploy asks some ten
 * times, and the states of an account are many. `migrations` are those that lie beside wrangler.toml.
 */
export async function playWrangler(account: CloudflareAccount, migrations: readonly string[]): Promise<Wrangler> {
  const files = await Promise.all(migrations.map(readMigration));
  return async (args) => {
    const at = args.indexOf('--secrets-file');
    const secrets = at < 0 ? '' : await readFile(args[at + 1] ?? '', 'utf8');
    const { code, stdout, stderr, records } = answerAsWrangler(account, args, secrets, files);
    return answerOf({ code, printed: stdout, complained: stderr }, records as WranglerRecord[]);
  };
}

async function readMigration(name: string) {
  return { name, sql: await readFile(path.join(ROOT, 'migrations', name), 'utf8') };
}
