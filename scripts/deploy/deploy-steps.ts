import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkEngineSettings } from '#engines/registry.ts';
import { alertProblem, publicUrlProblem } from '#worker/setting-problems.ts';
import { explainFailure } from './explain-failure.ts';
import { deployedEnv, leftToDo } from './left-to-do.ts';
import {
  findAccount,
  findMigrations,
  findPublished,
  findSecrets,
  hasDatabase,
  isAlreadyThere,
  listsBucket,
  PRODUCTION_DATABASE,
} from './look-around.ts';
import type { ProductionSettings } from './production-settings.ts';
import { noteAddress, notedAddress } from './publish-note.ts';
import type { Wrangler } from './wrangler.ts';

export interface DeployTools {
  wrangler: Wrangler;
  settings: ProductionSettings;
  /** Builds what is served, and answers a mark of what came out. */
  build: () => Promise<string>;
  /** The migrations of this version, by the names of their files. */
  migrations: readonly string[];
  /** Whether the product answers at an address, and says that it is ready. */
  answers: (address: string) => Promise<boolean>;
  say: (line: string) => void;
  noteFile?: string;
}

export const BUILT_SETTINGS = 'dist/production/worker/wrangler.json';

/**
 * Everything from an empty account to a product that answers, each step only if it is needed. Looking comes before making,
 * and tables before the code that needs them. A step that fails says which it was; what was made before it stays, and the
 * next run goes on from there.
 */
export async function deploySteps(tools: DeployTools): Promise<void> {
  const { settings, say } = tools;
  const done: string[] = [];
  const step = async <T>(number: number, what: string, work: () => Promise<[T, string]>): Promise<T> => {
    try {
      const [result, outcome] = await work();
      say(`${number} of 8  ${what}: ${outcome}.`);
      done.push(what);
      return result;
    } catch (error) {
      const before = done.length > 0 ? ` What went before it is done and stays: ${done.join(', ')}.` : '';
      throw new Error(
        `Stopped at ${number} of 8, ${what}.${before}\n\n${explainFailure(error)}\n\nMend it and run npm run deploy again; it goes on from here.`,
      );
    }
  };

  const account = await step(1, 'account', async () => {
    const found = await findAccount(tools.wrangler, settings.account);
    return [found, found.name];
  });
  const wrangler: Wrangler = (args, env) => tools.wrangler(args, { ...env, CLOUDFLARE_ACCOUNT_ID: account.id });
  const found = await step(2, 'what is there', async () => {
    const seen = await lookAround(wrangler, settings);
    return [seen, whatIsThere(seen)];
  });
  const mark = await step(3, 'build', async () => {
    const built = await tools.build();
    return [built, built];
  });
  await step(4, 'database', async () => {
    if (found.database) return [null, `${settings.database}, as it is`];
    const made = await make(wrangler, ['d1', 'create', settings.database]);
    return [null, `${settings.database}, ${made}`];
  });
  const applied = await step(5, 'tables', async () => {
    const fresh = await migrate(wrangler, tools.migrations);
    return [fresh, fresh > 0 ? `${fresh} migrations applied` : 'as they are'];
  });
  await step(6, 'bucket', async () => {
    if (found.bucket) return [null, `${settings.bucket}, as it is`];
    const made = await make(wrangler, ['r2', 'bucket', 'create', settings.bucket]);
    return [null, `${settings.bucket}, ${made}`];
  });
  const address = await step(7, 'publishing', async () => {
    const hasSecret = found.secrets?.includes('SERVER_SECRET') ?? false;
    const noted = await notedAddress(account.id, settings.worker, tools.noteFile);
    if (hasSecret && noted && applied === 0 && (await findPublished(wrangler, settings)) === mark)
      return [noted, 'this very build is published already'];
    const published = await publish(wrangler, mark, hasSecret);
    await noteAddress({ account: account.id, worker: settings.worker, address: published }, tools.noteFile);
    return [published, hasSecret ? published : `${published}, with a SERVER_SECRET that was made for it`];
  });
  await step(8, 'answer', async () => {
    if (await tools.answers(address)) return [null, 'it answers and is ready'];
    throw new Error(
      `${address}/api/health does not say yet that it is ready. A new address can take some minutes; else \`npx wrangler tail --env production\` tells why.`,
    );
  });
  say(`\nGreenroom is at ${address}`);
  const left = leftToDo(settings, found.secrets ?? [], address);
  if (left.length > 0)
    say(['\nLeft for you, in this order:', ...left.map((line, at) => `${at + 1}. ${line}`)].join('\n'));
}

interface Found {
  database: boolean;
  bucket: boolean;
  secrets: string[] | null;
}

async function lookAround(wrangler: Wrangler, settings: ProductionSettings): Promise<Found> {
  const database = await hasDatabase(wrangler, settings.database);
  const bucket = await listsBucket(wrangler, settings.bucket);
  const secrets = await findSecrets(wrangler, settings);
  const isForeign = secrets !== null && !database && !secrets.includes('SERVER_SECRET');
  // On Cloudflare's own machines the Worker is there before its first build.
  if (isForeign && !process.env.WRANGLER_CI_OVERRIDE_NAME)
    throw new Error(
      `The account has a Worker ${settings.worker} that is not Greenroom, and it would be overwritten. Give this one another name under [env.production] in wrangler.toml.`,
    );
  const env = deployedEnv(settings, secrets ?? []);
  const problem = publicUrlProblem(env.PUBLIC_URL) || whyNoAlerts(env);
  if (problem) throw new Error(problem);
  checkEngineSettings(env);
  return { database, bucket, secrets };
}

/** What is wrong with where alerts go, and what mends it: with that the published product would answer nothing but 503. */
function whyNoAlerts(env: ReturnType<typeof deployedEnv>): string {
  const problem = alertProblem(env);
  const isKeyAllThatIsMissing = problem !== '' && alertProblem({ ...env, API_KEY: 'any' }) === '';
  return isKeyAllThatIsMissing
    ? `${problem}. Set one of at least 32 characters: npx wrangler secret put API_KEY --env production. Where nothing is published yet, deploy once without ALERT_WEBHOOK_URL before.`
    : problem;
}

function whatIsThere({ database, bucket, secrets }: Found): string {
  const there = [database && 'the database', bucket && 'the bucket', secrets && 'the Worker'].filter(Boolean);
  return there.length > 0 ? there.join(', ') : 'nothing yet';
}

async function make(wrangler: Wrangler, args: readonly string[]): Promise<string> {
  try {
    await wrangler(args);
    return 'made';
  } catch (error) {
    if (isAlreadyThere(error)) return 'which was there already';
    throw error;
  }
}

/** Brings the tables to this version, never back; answers how many migrations were new. */
async function migrate(wrangler: Wrangler, migrations: readonly string[]): Promise<number> {
  const had = await findMigrations(wrangler);
  if (had === null)
    throw new Error(
      'The database has tables of something else. Name another database under [env.production] in wrangler.toml.',
    );
  const newer = had.filter((name) => !migrations.includes(name));
  if (newer.length > 0)
    throw new Error(
      `The database belongs to a newer Greenroom: it has had ${newer.join(', ')}. Tables only go forward; deploy that version or a later one.`,
    );
  const fresh = migrations.length - had.length;
  if (fresh > 0) await wrangler(['d1', 'migrations', 'apply', 'DB', ...PRODUCTION_DATABASE]);
  return fresh;
}

async function publish(wrangler: Wrangler, mark: string, hasSecret: boolean): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-secret-'));
  try {
    const args = ['deploy', '--config', BUILT_SETTINGS, '--tag', mark];
    if (!hasSecret) {
      // It goes with the code, so that the Worker is at no moment without it; nobody keeps another copy.
      const file = path.join(folder, 'secrets.json');
      await writeFile(file, JSON.stringify({ SERVER_SECRET: randomBytes(32).toString('base64url') }), { mode: 0o600 });
      args.push('--secrets-file', file);
    }
    const { records } = await wrangler(args);
    const targets = records.findLast(({ type }) => type === 'deploy')?.targets ?? [];
    const address = targets.find((target) => target.startsWith('https://'));
    if (!address)
      throw new Error('It is published, but at no address: turn workers_dev on, or name a route in wrangler.toml.');
    return address;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
