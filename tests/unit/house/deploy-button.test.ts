import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '#scripts/bootstrap.mjs';

const SETTINGS = path.join(ROOT, 'wrangler.toml');
/** As in Markdown, but `code`, **bold** and [links](…), which the page behind the button shows. */
const NO_MARKUP = /[<>#]|^\s*[-*] /;

type Named = { binding?: string; name?: string };

/** Whatever the Worker is given, in development and in production. */
function bound(env?: string): string[] {
  const config = unstable_readConfig({ config: SETTINGS, ...(env ? { env } : {}) });
  const lists: Named[][] = [
    config.d1_databases,
    config.r2_buckets,
    config.kv_namespaces,
    config.durable_objects.bindings,
    config.ratelimits,
    config.send_email,
    config.queues.producers ?? [],
    config.services ?? [],
    config.ai ? [config.ai] : [],
    config.assets ? [config.assets] : [],
  ];
  return [...lists.flat().map(({ binding, name }) => binding ?? name ?? ''), ...Object.keys(config.vars)];
}

const readJson = (name: string) => JSON.parse(readFileSync(path.join(ROOT, name), 'utf8'));

test('whoever deploys by the button is told what each binding and each variable is for, and of none that is not there', () => {
  const { bindings } = readJson('package.json').cloudflare as { bindings: Record<string, { description: string }> };
  const named = new Set([...bound(), ...bound('production')]);
  expect(named).toContain('DB');
  expect(Object.keys(bindings).sort()).toEqual([...named].sort());
  for (const { description } of Object.values(bindings)) {
    expect(description).toMatch(/^\S.{20,160}\.$/);
    expect(description).not.toMatch(NO_MARKUP);
  }
});

test('the button finds a command that builds, migrates and publishes, and a name and an id for whatever it makes', () => {
  expect(readJson('package.json').scripts).toMatchObject({ deploy: expect.stringContaining('deploy') });
  // One of that name would be run before, and again.
  expect(readJson('package.json').scripts).not.toHaveProperty('build');
  const { d1_databases, r2_buckets, name } = unstable_readConfig({ config: SETTINGS });
  expect(name).toBeTruthy();
  for (const { database_name, database_id } of d1_databases) expect(database_name && database_id).toBeTruthy();
  for (const { bucket_name } of r2_buckets) expect(bucket_name).toBeTruthy();
});

test('the README has the button as Cloudflare documents it', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  expect(readme).toContain(
    '[![Deploy to Cloudflare](https://deploy.workers.cloudflare.com/button)](https://deploy.workers.cloudflare.com/?url=',
  );
});
