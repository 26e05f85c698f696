/** SQL by which a database counts the rows that are written to its tables, and by which it stops. */
export const FIND_TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'written_rows'";

export const READ_WRITTEN_ROWS = 'SELECT name, rows FROM written_rows WHERE rows > 0 ORDER BY name';

const ACTS = ['INSERT', 'UPDATE', 'DELETE'] as const;

export const countWrittenRows = (tables: readonly string[]): string[] => [
  'CREATE TABLE written_rows (name TEXT PRIMARY KEY, rows INTEGER NOT NULL)',
  ...tables.map((table) => `INSERT INTO written_rows VALUES ('${table}', 0)`),
  ...tables.flatMap((table) =>
    ACTS.map(
      (act) =>
        `CREATE TRIGGER written_${table}_${act} AFTER ${act} ON ${table} BEGIN UPDATE written_rows SET rows = rows + 1 WHERE name = '${table}'; END`,
    ),
  ),
];

export const stopCountingRows = (tables: readonly string[]): string[] => [
  ...tables.flatMap((table) => ACTS.map((act) => `DROP TRIGGER written_${table}_${act}`)),
  'DROP TABLE written_rows',
];
