import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** As much of D1's interface as drizzle asks of it, over SQLite on this machine: the queries that run are the product's. */
export function d1OverSqlite(db: DatabaseSync): D1Database {
  const prepare = (sql: string, values: SQLInputValue[] = []): D1PreparedStatement => {
    const statement = db.prepare(sql);
    const all = async () => ({ success: true, meta: {}, results: statement.all(...values) });
    const raw = async () => {
      statement.setReturnArrays(true);
      return statement.all(...values);
    };
    return {
      bind: (...bound: SQLInputValue[]) => prepare(sql, bound),
      all,
      raw,
      run: all,
      first: async () => statement.get(...values) ?? null,
    } as unknown as D1PreparedStatement;
  };
  return {
    prepare,
    batch: (statements: D1PreparedStatement[]) => Promise.all(statements.map((statement) => statement.all())),
  } as unknown as D1Database;
}
