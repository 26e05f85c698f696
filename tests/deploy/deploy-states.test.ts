import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrationNames } from '#scripts/deploy/deploy-product.ts';
import { deploySteps } from '#scripts/deploy/deploy-steps.ts';
import { readProductionSettings } from '#scripts/deploy/production-settings.ts';
import type { Wrangler } from '#scripts/deploy/wrangler.ts';
import { CloudflareAccount, uuidOf } from './support/cloudflare-account.ts';
import { playWrangler } from './support/play-wrangler.ts';

const ALL = ['database greenroom', ...migrationNames().map((name) => `migration ${name}`), 'bucket greenroom-media'];
const PUBLISHED = ['secret SERVER_SECRET', 'version 1'];

let account: CloudflareAccount;
let wrangler: Wrangler;
let notes: string;
beforeEach(async () => {
  account = new CloudflareAccount();
  wrangler = await playWrangler(account, migrationNames());
  notes = await mkdtemp(path.join(tmpdir(), 'greenroom-deploy-'));
});
afterEach(async () => {
  await rm(notes, { recursive: true });
});

interface Run {
  said: string;
  changed: string[];
}

/** One `npm run deploy` of a build with this mark. */
async function deploy(
  mark = 'build-1',
  settings = readProductionSettings(),
  migrations = migrationNames(),
): Promise<Run> {
  const lines: string[] = [];
  const before = account.changes.length;
  await deploySteps({
    wrangler,
    settings,
    build: async () => mark,
    migrations,
    answers: async (address) => account.worker !== undefined && address === 'https://greenroom.acme.workers.dev',
    say: (line) => lines.push(line),
    noteFile: path.join(notes, 'published.json'),
  }).catch((error: Error) => lines.push(error.message));
  return { said: lines.join('\n'), changed: account.changes.slice(before) };
}

/** What is made from what state; a second run changes nothing in any of them. */
const STATES: [string, () => unknown, string[]][] = [
  ['nothing', () => {}, [...ALL, ...PUBLISHED]],
  ['a database without tables', () => make('/d1/database', 'greenroom'), [...ALL, ...PUBLISHED]],
  ['a bucket', () => make('/r2/buckets', 'greenroom-media'), [...ALL.slice(0, -1), ...PUBLISHED]],
  ['a bucket that is not listed among many', () => manyBuckets(), [...ALL.slice(0, -1), ...PUBLISHED]],
  ['other databases and buckets', () => make('/d1/database', 'greenroom-of-another'), [...ALL, ...PUBLISHED]],
];

const make = (place: string, name: string) => {
  account.answer('POST', place, JSON.stringify({ name }));
  account.changes.length = 0;
};
const manyBuckets = () => {
  for (let at = 0; at < 25; at += 1) account.buckets.add(`other-${at}`);
  account.buckets.add('greenroom-media');
};

describe('deploying to an account that has', () => {
  it.each(STATES)('%s makes what is missing, and a second time changes nothing', async (state, given, made) => {
    given();
    const first = await deploy();
    const expected = state.startsWith('a database') ? made.slice(1) : made;
    expect(first.said).toContain('Greenroom is at https://greenroom.acme.workers.dev');
    expect(first.changed).toEqual(expected);

    const second = await deploy();
    expect(second.said).toContain('this very build is published already');
    expect(second.changed).toEqual([]);
  });

  it('all of it publishes another build, and nothing else', async () => {
    await deploy();
    const secret = account.worker?.secrets.get('SERVER_SECRET');
    const upgrade = await deploy('build-2');
    expect(upgrade.changed).toEqual(['version 2']);
    expect(account.worker?.secrets.get('SERVER_SECRET')).toBe(secret);
  });

  it('an older version brings its tables forward, and every row stays', async () => {
    const older = migrationNames().slice(0, -2);
    const newer = wrangler;
    wrangler = await playWrangler(account, older);
    await deploy('build-1', readProductionSettings(), older);
    wrangler = newer;
    const db = account.databases.get('greenroom');
    db?.exec("INSERT INTO settings VALUES ('kept', 'as it was', 1)");
    const upgrade = await deploy('build-2');
    expect(upgrade.said).toContain('5 of 8  tables: 2 migrations applied');
    expect(db?.prepare('SELECT value FROM settings').all()).toEqual([{ value: 'as it was' }]);
  });
});

/** What stops a deploy: at which step, in which words, what was made until then. */
const STOPS: [string, () => unknown, string, string[]][] = [
  ['nobody is signed in', () => (account.isSignedIn = false), '1 of 8, account.*npx wrangler login', []],
  ['there is no network', () => (account.isReachable = false), '1 of 8, account.*could not be reached', []],
  ['there are two accounts', () => account.accounts.push({ id: 'b', name: 'B' }), '1 of 8.*acc  Acme.*b  B', []],
  ['databases are forbidden', () => (account.forbidden = 'd1'), '2 of 8, what is there.*no right', []],
  ['buckets are forbidden', () => (account.forbidden = 'r2'), '2 of 8, what is there.*no right', []],
  ['Workers are forbidden', () => (account.forbidden = 'workers'), '2 of 8, what is there.*no right', []],
  ['the plan has no R2', () => (account.hasObjectStorage = false), '2 of 8, what is there.*Turn it on', []],
  ['the Worker’s name is taken', () => takeName(), '2 of 8.*would be overwritten', []],
  ['the database’s name is taken', () => takeDatabase(), '5 of 8, tables.*tables of something else', []],
  ['a migration fails', () => (account.failingSql = 'media_sweeps'), '5 of 8, tables.*no such column', ALL.slice(0, 2)],
  ['the plan has no Durable Objects', () => (account.hasDurableObjects = false), '7 of 8.*Workers Paid', ALL],
  ['publishing fails', () => failPublish(), '7 of 8, publishing.*out of order', ALL],
  ['there is no workers.dev address', () => (account.hasSubdomain = false), '7 of 8.*no workers.dev address', ALL],
];

const takeName = () => {
  account.worker = { secrets: new Map([['STRIPE_KEY', 'x']]), tag: undefined, version: 1 };
};
const takeDatabase = () => {
  make('/d1/database', 'greenroom');
  account.answer(
    'POST',
    `/d1/database/${uuidOf('greenroom')}/query`,
    JSON.stringify({ sql: 'CREATE TABLE orders (id)' }),
  );
};
const failPublish = () => (account.failingPublish = { code: 10_013, message: 'workers.api.error.out of order' });

const mend = () => {
  const isTaken = account.worker?.secrets.has('STRIPE_KEY');
  if (isTaken) account.worker = undefined;
  account.databases.get('greenroom')?.exec('DROP TABLE IF EXISTS orders');
  account.accounts.length = 1;
  Object.assign(account, { isSignedIn: true, isReachable: true, forbidden: undefined, hasObjectStorage: true });
  Object.assign(account, { failingSql: undefined, hasDurableObjects: true, failingPublish: undefined });
  account.hasSubdomain = true;
};

describe('a deploy that cannot be done because', () => {
  it.each(STOPS)(
    '%s says where it stands, twice alike, and goes on when that is mended',
    async (_, given, words, made) => {
      given();
      const isTaken = account.databases.has('greenroom');
      const [first, again] = [await deploy(), await deploy()];
      expect(first.said).toMatch(new RegExp(`Stopped at ${words}`, 's'));
      expect(first.said).toContain('run npm run deploy again');
      expect(first.changed).toEqual(made);
      expect(again.said).toMatch(new RegExp(`Stopped at ${words}`, 's'));
      expect(again.changed).toEqual([]);

      mend();
      const mended = await deploy();
      expect(mended.said).toContain('Greenroom is at');
      const whole = [...ALL, ...PUBLISHED].filter((change) => change !== 'database greenroom' || !isTaken);
      expect([...first.changed, ...mended.changed].sort()).toEqual(whole.sort());
    },
  );

  it('the secrets cannot be listed never makes a new secret over the old one', async () => {
    await deploy();
    const secret = account.worker?.secrets.get('SERVER_SECRET');
    account.forbidden = 'workers';
    await deploy('build-2');
    account.forbidden = undefined;
    await deploy('build-3');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(account.worker?.secrets.get('SERVER_SECRET')).toBe(secret);
  });

  it('the database is a newer version’s leaves it as it is', async () => {
    await deploy();
    account.databases.get('greenroom')?.exec("INSERT INTO d1_migrations (name) VALUES ('9999_tomorrow.sql')");
    const older = await deploy('build-0');
    expect(older.said).toContain('belongs to a newer Greenroom: it has had 9999_tomorrow.sql');
    expect(older.changed).toEqual([]);
  });

  it('a setting cannot be used is stopped before anything is made', async () => {
    const settings = readProductionSettings();
    const wrong = await deploy('build-1', { ...settings, vars: { ...settings.vars, STT_ENGINE: 'parrot' } });
    expect(wrong.said).toContain('STT_ENGINE must be one of');
    expect(wrong.changed).toEqual([]);
  });

  it('alerts have no key to be signed with is stopped with the command that sets one, and goes on with it', async () => {
    await deploy();
    account.worker?.secrets.set('ALERT_WEBHOOK_URL', 'x');
    const without = await deploy('build-2');
    expect(without.said).toMatch(
      /Stopped at 2 of 8.*ALERT_WEBHOOK_URL needs API_KEY.*secret put API_KEY --env production/s,
    );
    expect(without.changed).toEqual([]);
    account.worker?.secrets.set('API_KEY', 'x');
    expect((await deploy('build-2')).changed).toEqual(['version 2']);

    const settings = readProductionSettings();
    account.worker?.secrets.delete('ALERT_WEBHOOK_URL');
    const vars = { ...settings.vars, ALERT_WEBHOOK_URL: 'http://10.0.0.1/' };
    const wrong = await deploy('build-3', { ...settings, vars });
    expect(wrong.said).toContain('ALERT_WEBHOOK_URL cannot be used');
    expect(wrong.changed).toEqual([]);
  });
});

describe('the note of where it was published', () => {
  it.each(['{"account":"acc', '{"account":"acc"}', '[]'])(
    'that is %s stops nothing: it is published again',
    async (note) => {
      await deploy();
      await writeFile(path.join(notes, 'published.json'), note);
      const next = await deploy();
      expect(next.said).toContain('Greenroom is at https://greenroom.acme.workers.dev');
      expect(next.changed).toEqual(['version 2']);
      expect((await deploy()).said).toContain('this very build is published already');
    },
  );
});

describe('what is left to do', () => {
  it('is told in order, and less of it when it is done', async () => {
    const first = await deploy();
    expect(first.said).toMatch(
      /1\. Say where it is reached.*2\. Set up a sender of e-mail.*3\. Choose an operator’s key/s,
    );
    account.worker?.secrets.set('API_KEY', 'x').set('RESEND_API_KEY', 'x');
    const settings = readProductionSettings();
    const vars = {
      PUBLIC_URL: 'https://greenroom.example',
      EMAIL_SENDER: 'resend',
      EMAIL_FROM: 'a@greenroom.example',
    };
    const second = await deploy('build-2', { ...settings, vars: { ...settings.vars, ...vars } });
    expect(second.said).not.toContain('Left for you');
  });

  it('names what is wrong with a sender of e-mail', async () => {
    const settings = readProductionSettings();
    const vars = { EMAIL_SENDER: 'cloudflare', EMAIL_FROM: 'nobody' };
    const run = await deploy('build-1', { ...settings, vars: { ...settings.vars, ...vars } });
    expect(run.said).toContain('Mend the sender of e-mail: EMAIL_FROM must be an address');
    expect(run.said).toContain('Mend the sender of e-mail: EMAIL must be bound');
  });
});
