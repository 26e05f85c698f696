import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildForProduction, migrationNames } from '#scripts/deploy/deploy-product.ts';
import { deploySteps } from '#scripts/deploy/deploy-steps.ts';
import { readProductionSettings } from '#scripts/deploy/production-settings.ts';
import { createWrangler } from '#scripts/deploy/wrangler.ts';
import { CloudflareAccount } from './support/cloudflare-account.ts';
import { CloudflareApi } from './support/cloudflare-api.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(ROOT, 'dist/production/worker');

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } });

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
    const deploy = () =>
      deploySteps({
        wrangler: (args, env) =>
          wrangler(args, { ...env, CLOUDFLARE_API_BASE_URL: api.address, CLOUDFLARE_API_TOKEN: 'token' }),
        settings: readProductionSettings(),
        build: buildForProduction,
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
