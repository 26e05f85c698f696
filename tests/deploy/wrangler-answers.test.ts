import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationNames } from '#scripts/deploy/deploy-product.ts';
import { createWrangler, type Wrangler, WranglerFailure } from '#scripts/deploy/wrangler.ts';
import { CloudflareAccount } from './support/cloudflare-account.ts';
import { CloudflareApi } from './support/cloudflare-api.ts';
import { FakeWrangler } from './support/fake-wrangler.ts';

const DB = ['--remote', '--env', 'production'];
/** What a deploy asks, in every state in which the answer differs. */
const ASKED: [string, (account: CloudflareAccount) => void, string[]][] = [
  ['who is signed in', () => {}, ['whoami', '--json']],
  ['databases, where there are none', () => {}, ['d1', 'list', '--json']],
  ['a database', () => {}, ['d1', 'create', 'greenroom']],
  ['a database that is there', () => {}, ['d1', 'create', 'greenroom']],
  ['databases', () => {}, ['d1', 'list', '--json']],
  ['buckets, where there are none', () => {}, ['r2', 'bucket', 'list']],
  ['a bucket', () => {}, ['r2', 'bucket', 'create', 'greenroom-media']],
  ['a bucket that is there', () => {}, ['r2', 'bucket', 'create', 'greenroom-media']],
  ['buckets', () => {}, ['r2', 'bucket', 'list']],
  ['secrets of no Worker', () => {}, ['secret', 'list', '--name', 'greenroom']],
  ['what serves, where nothing does', () => {}, ['deployments', 'status', '--json', '--name', 'greenroom']],
  ['tables', () => {}, ['d1', 'execute', 'DB', ...DB, '--json', '--command', 'SELECT name FROM sqlite_schema']],
  ['a failing migration', (a) => (a.failingSql = 'media_sweeps'), ['d1', 'migrations', 'apply', 'DB', ...DB]],
  ['no right to databases', (a) => (a.forbidden = 'd1'), ['d1', 'list', '--json']],
  ['no right to buckets', (a) => (a.forbidden = 'r2'), ['r2', 'bucket', 'list']],
  ['no right to Workers', (a) => (a.forbidden = 'workers'), ['secret', 'list', '--name', 'greenroom']],
  ['a plan without objects', (a) => (a.hasObjectStorage = false), ['r2', 'bucket', 'list']],
  ['no network', (a) => (a.isReachable = false), ['d1', 'list', '--json']],
];

let accounts: [CloudflareAccount, CloudflareAccount];
let api: CloudflareApi;
let fake: FakeWrangler;
let wranglers: [Wrangler, Wrangler];
beforeAll(async () => {
  accounts = [new CloudflareAccount(), new CloudflareAccount()];
  api = await CloudflareApi.start(accounts[0]);
  fake = await FakeWrangler.start(accounts[1], migrationNames());
  const real = createWrangler();
  const env = { CLOUDFLARE_API_BASE_URL: api.address, CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'acc' };
  wranglers = [(args) => real(args, env), createWrangler(fake.executable)];
});
afterAll(async () => {
  await Promise.all([api.stop(), fake.stop()]);
});

describe('wrangler and what stands for it in the tests', () => {
  it.each(ASKED)('answer alike about %s', async (_, change, args) => {
    for (const account of accounts) change(account);
    const [real, played] = await Promise.all(wranglers.map((wrangler) => outcome(wrangler, args)));
    expect(played).toEqual(real);
    for (const account of accounts)
      Object.assign(account, {
        failingSql: undefined,
        forbidden: undefined,
        hasObjectStorage: true,
        isReachable: true,
      });
  });

  it('have changed their accounts alike', () => {
    expect(accounts[0].changes).toContain('migration 0000_start.sql');
    expect(accounts[1].changes).toEqual(accounts[0].changes);
  });
});

/** What a deploy makes of an answer: its JSON, the lines that name buckets, or how it failed and what it printed of why. */
async function outcome(wrangler: Wrangler, args: string[]) {
  try {
    const { printed } = await wrangler(args);
    if (args.includes('--json')) return JSON.parse(printed);
    return printed.split('\n').filter((line) => line.startsWith('name:'));
  } catch (error) {
    if (!(error instanceof WranglerFailure)) throw error;
    const reason = error.printed.split('\n').find((line) => line.includes('[code: '));
    return { message: error.message, code: error.code, reason };
  }
}
