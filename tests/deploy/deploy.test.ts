import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

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
    // What is said is read by these.
    expect(deploy.stdout).toMatch(/reading-\S+\.bin\s*│ buffer/);
    // The repository names no database, and says so; a deploy that is meant is refused.
    expect(deploy.stderr).toContain("put your database's id under [env.production]");
    const built = readdirSync(BUILD, { recursive: true }).map(String);
    expect(built.some((file) => file.endsWith('index.js'))).toBe(true);
    expect(built.filter((file) => file.endsWith('.wasm'))).toEqual([]);
  });

  it('is refused while no database is named, before anything is built', () => {
    const deploy = run('npm', ['run', 'deploy']);
    expect(deploy.status).not.toBe(0);
    expect(deploy.stderr).toContain("put your database's id under [env.production]");
  });

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

  it('hands on the licences of what the pages are made of, also of what is loaded late', () => {
    const licences = readFileSync(path.join(ROOT, 'dist/production/client/licences.md'), 'utf8');
    for (const name of ['react', 'mediabunny', '@fontsource-variable/newsreader'])
      expect(licences).toContain(`## ${name} - `);
    expect(licences).toContain('Mozilla Public License Version 2.0');
  });
});

describe('the landing page', () => {
  it('weighs no more than its bench allows', () => {
    const bench = run('npm', ['run', 'bench', '--', 'first-load']);
    expect(bench.stdout).toContain('over the empty page (limit 55)');
    expect(bench.status, bench.stdout + bench.stderr).toBe(0);
  });
});
