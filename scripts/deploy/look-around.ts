import { CODES } from './explain-failure.ts';
import type { ProductionSettings } from './production-settings.ts';
import { type Wrangler, WranglerFailure } from './wrangler.ts';

export interface Account {
  id: string;
  name: string;
}

/** Who is signed in, and the one account that everything goes to. */
export async function findAccount(wrangler: Wrangler, wanted: string | undefined): Promise<Account> {
  const { printed } = await wrangler(['whoami', '--json']).catch((error) => {
    if (error instanceof WranglerFailure && error.printed.includes('"loggedIn":false'))
      throw new WranglerFailure('CLOUDFLARE_API_TOKEN environment variable', undefined, error.printed);
    throw error;
  });
  const { accounts = [] } = JSON.parse(printed) as { accounts?: Account[] };
  if (wanted) return accounts.find(({ id }) => id === wanted) ?? { id: wanted, name: wanted };
  const [only, another] = accounts;
  if (!only) throw new Error('Whoever is signed in has no account. Name one with CLOUDFLARE_ACCOUNT_ID.');
  if (!another) return only;
  const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  throw new Error(`There are several accounts. Name one with CLOUDFLARE_ACCOUNT_ID:\n${list}`);
}

export async function hasDatabase(wrangler: Wrangler, name: string): Promise<boolean> {
  const { printed } = await wrangler(['d1', 'list', '--json']);
  return (JSON.parse(printed) as { name: string }[]).some((database) => database.name === name);
}

/**
 * Whether the list of buckets has this one. Wrangler prints no JSON of it, and Cloudflare lists the first twenty only, so
 * that one which is not listed may be there all the same.
 */
export async function listsBucket(wrangler: Wrangler, name: string): Promise<boolean> {
  const { printed } = await wrangler(['r2', 'bucket', 'list']);
  return printed.split('\n').some((line) => line.startsWith('name:') && line.slice('name:'.length).trim() === name);
}

/** The names of the Worker's secrets; null while there is no such Worker. */
export async function findSecrets(wrangler: Wrangler, { worker }: ProductionSettings): Promise<string[] | null> {
  try {
    const { printed } = await wrangler(['secret', 'list', '--name', worker]);
    return (JSON.parse(printed) as { name: string }[]).map(({ name }) => name);
  } catch (error) {
    // Only a plain no: a list that cannot be read must never lead to a new secret over the old one.
    if (error instanceof WranglerFailure && error.message.startsWith(`Worker "${worker}" not found.`)) return null;
    throw error;
  }
}

/** The mark of the version that serves everybody now; undefined where that is not to be told. */
export async function findPublished(wrangler: Wrangler, { worker }: ProductionSettings): Promise<string | undefined> {
  try {
    const status = JSON.parse((await wrangler(['deployments', 'status', '--json', '--name', worker])).printed);
    const [serving, another] = status.versions as { version_id: string }[];
    if (!serving || another) return undefined;
    const versions = JSON.parse((await wrangler(['versions', 'list', '--json', '--name', worker])).printed);
    const found = (versions as { id: string; annotations?: Record<string, string> }[]).find(
      ({ id }) => id === serving.version_id,
    );
    return found?.annotations?.['workers/tag'];
  } catch (error) {
    // Publishing once more costs a moment; publishing tells what is wrong, too.
    if (error instanceof WranglerFailure) return undefined;
    throw error;
  }
}

/** The migrations that a database has had; null where its tables are somebody else's. */
export async function findMigrations(wrangler: Wrangler): Promise<string[] | null> {
  const tables = await query(wrangler, "SELECT name FROM sqlite_schema WHERE type = 'table'");
  const ours = tables.filter((name) => !name.startsWith('_cf_') && !name.startsWith('sqlite_'));
  if (ours.length === 0) return [];
  if (!ours.includes('d1_migrations')) return null;
  return query(wrangler, 'SELECT name FROM d1_migrations ORDER BY id');
}

async function query(wrangler: Wrangler, sql: string): Promise<string[]> {
  const { printed } = await wrangler(['d1', 'execute', 'DB', ...PRODUCTION_DATABASE, '--json', '--command', sql]);
  const [answer] = JSON.parse(printed) as { results: { name: string }[] }[];
  return (answer?.results ?? []).map(({ name }) => name);
}

export const PRODUCTION_DATABASE = ['--remote', '--env', 'production'];

export const isAlreadyThere = (error: unknown): boolean =>
  error instanceof WranglerFailure &&
  (error.code === CODES.bucketIsThere || error.message === 'A database with that name already exists');
