import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildForProduction, builtMark, migrationNames } from '#scripts/deploy/deploy-product.ts';
import { deploySteps } from '#scripts/deploy/deploy-steps.ts';
import { readProductionSettings } from '#scripts/deploy/production-settings.ts';
import { createWrangler, type Wrangler, WranglerFailure } from '#scripts/deploy/wrangler.ts';
import { CloudflareAccount } from './support/cloudflare-account.ts';
import { CloudflareApi } from './support/cloudflare-api.ts';
import { playWrangler } from './support/play-wrangler.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'dist/production/worker');

// All that runs wrangler itself is in this one file: while something is built, a note lies here that would send it elsewhere.
const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } });

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

describe('wrangler dev', () => {
  it('is refused unprepared, and says by which command it is prepared', () => {
    const dev = run(path.join(ROOT, 'node_modules/.bin/wrangler'), ['dev', '--port', '0', '--inspector-port', '0']);
    expect(dev.stdout + dev.stderr).toContain('npm run dev:worker');
    expect(dev.status).not.toBe(0);
  });
});

describe('deploying', () => {
  it('names the production environment, and leaves the embedded voice out', () => {
    const deploy = run('npm', ['run', 'deploy', '--', '--dry-run']);
    expect(deploy.stdout + deploy.stderr).toContain('env.ENVIRONMENT ("production")');
    expect(deploy.status).toBe(0);
    const built = readdirSync(BUILD, { recursive: true }).map(String);
    // What is said is read by what lies beside the pages, and so is what each trade is asked.
    const beside = readdirSync(path.join(ROOT, 'dist/production/client/assets'));
    expect(beside).toContainEqual(expect.stringMatching(/^reading-\S+\.bin$/));
    expect(beside.filter((file) => file.endsWith('.json')).length).toBeGreaterThan(100);
    expect(built.some((file) => file.endsWith('index.js'))).toBe(true);
    expect(built.filter((file) => file.endsWith('.wasm'))).toEqual([]);
  });

  it('takes no argument that it does not know', () => {
    const deploy = run('npm', ['run', 'deploy', '--', '--env', 'staging']);
    expect(deploy.status).not.toBe(0);
    expect(deploy.stderr).toContain('takes --dry-run and nothing else');
  });

  it('goes through with wrangler itself, and builds the same again, so that a second time changes nothing', async () => {
    const account = new CloudflareAccount();
    const api = await CloudflareApi.start(account);
    const notes = await mkdtemp(path.join(tmpdir(), 'greenroom-deploy-'));
    const wrangler = createWrangler();
    const said: string[] = [];
    // What the dry run has built; the second time it is built anew.
    const builds = [async () => builtMark(), buildForProduction];
    const deploy = () =>
      deploySteps({
        wrangler: (args, env) =>
          wrangler(args, { ...env, CLOUDFLARE_API_BASE_URL: api.address, CLOUDFLARE_API_TOKEN: 'token' }),
        settings: readProductionSettings(),
        build: async () => (await builds.shift()?.()) ?? '',
        migrations: migrationNames(),
        answers: async () => account.worker !== undefined,
        say: (line) => said.push(line),
        noteFile: path.join(notes, 'published.json'),
      });
    await deploy();
    expect(said.join('\n')).toContain('Greenroom is at https://greenroom.acme.workers.dev');
    expect([...(account.worker?.secrets.keys() ?? [])]).toEqual(['SERVER_SECRET']);
    const changes = account.changes.length;
    await deploy();
    expect(said.join('\n')).toContain('this very build is published already');
    expect(account.changes).toHaveLength(changes);
    await api.stop();
    await rm(notes, { recursive: true });
  }, 300_000);

  it('gives people no development build of React, whoever builds', () => {
    const scripts = path.join(ROOT, 'dist/production/client/assets');
    const whole = readdirSync(scripts).filter((file) => file.endsWith('.js'));
    expect(whole).not.toEqual([]);
    for (const file of whole)
      expect(readFileSync(path.join(scripts, file), 'utf8'), file).not.toContain('React DevTools for a better');
  });

  it('is refused without naming the environment', () => {
    const deploy = run(path.join(ROOT, 'node_modules/.bin/wrangler'), ['deploy', '--dry-run']);
    expect(deploy.status).not.toBe(0);
    expect(deploy.stdout + deploy.stderr).toContain('npm run deploy');
  });

  it('gives static files the headers that the Worker gives its answers', () => {
    const file = path.join(ROOT, 'dist/production/client/_headers');
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toContain("Content-Security-Policy: default-src 'self'");
  });

  it('hands on the licences of what pages, their own workers and the Worker are made of, also of what is loaded late, each once', () => {
    const licences = readFileSync(path.join(ROOT, 'dist/production/client/licences.md'), 'utf8');
    const inPages = ['react', 'mediabunny', '@fontsource-variable/newsreader'];
    const inWorkers = ['@ricky0123/vad-web', 'onnxruntime-web', 'nspell', 'dictionary-en'];
    for (const name of [...inPages, ...inWorkers, 'hono', 'drizzle-orm', 'jose', 'zod'])
      expect(licences.split(`## ${name} - `), name).toHaveLength(2);
    expect(existsSync(path.join(BUILD, 'licences.md'))).toBe(false);
    for (const words of ['Mozilla Public License Version 2.0', 'Silero Team', 'Microsoft Corporation'])
      expect(licences).toContain(words);
    // The embedded voice is none of it.
    expect(licences).not.toContain('flite');
  });
});

describe('the landing page', () => {
  it('weighs no more than its bench allows', () => {
    const bench = run('npm', ['run', 'bench', '--', 'first-load']);
    expect(bench.status, bench.stdout + bench.stderr).toBe(0);
    expect(bench.stdout).toContain('over the empty page (limit 55)');
  });
});

describe('wrangler and what stands for it in the tests', () => {
  let accounts: [CloudflareAccount, CloudflareAccount];
  let api: CloudflareApi;
  let wranglers: [Wrangler, Wrangler];
  beforeAll(async () => {
    accounts = [new CloudflareAccount(), new CloudflareAccount()];
    api = await CloudflareApi.start(accounts[0]);
    const real = createWrangler();
    const env = { CLOUDFLARE_API_BASE_URL: api.address, CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_ACCOUNT_ID: 'acc' };
    wranglers = [(args) => real(args, env), await playWrangler(accounts[1], migrationNames())];
  });
  afterAll(() => api.stop());

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
