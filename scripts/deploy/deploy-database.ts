import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { ROOT } from '../bootstrap.mjs';

/** What stands in wrangler.toml until somebody has made a database. */
const NONE = /^[0-]*$/;

/** What is wrong with the database that wrangler.toml names for production; '' where nothing is. */
export function databaseProblem(): string {
  const { d1_databases } = unstable_readConfig({ config: path.join(ROOT, 'wrangler.toml'), env: 'production' });
  return d1_databases.every(({ database_id }: { database_id?: string }) => NONE.test(database_id ?? ''))
    ? "wrangler.toml names no database: put your database's id under [env.production], as the README says."
    : '';
}
