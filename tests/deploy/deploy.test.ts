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
    const built = readdirSync(BUILD, { recursive: true }).map(String);
    expect(built.some((file) => file.endsWith('index.js'))).toBe(true);
    expect(built.filter((file) => file.endsWith('.wasm'))).toEqual([]);
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
