import type { D1Database as Database, D1PreparedStatement as Statement } from '@cloudflare/workers-types';

/** The Worker's own types know these everywhere; here only the index is asked, and nothing else of them fits. */
declare global {
  type D1Database = Database;
  type D1PreparedStatement = Statement;
}
