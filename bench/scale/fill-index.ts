import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '#scripts/bootstrap.mjs';

const DAY_MS = 86_400_000;
const ROWS_A_TRANSACTION = 200_000;
const ROLES = ['Barista', 'Software Engineer', 'Nurse', 'Sales Associate', 'Accountant', 'Data Analyst', 'Chef'];
const COMPANIES = ['Northwind', 'Harbour & Co', 'Globex', 'Initech', 'Umbra Health', 'Acme', ''];
const STYLES = ['normal', 'friendly', 'strict'];
const LENGTHS = ['10min', '30min', '60min'];

export interface Filled {
  db: DatabaseSync;
  /** Of the owner with the most interviews, and of one with few. */
  busyOwner: string;
  usualOwner: string;
}

/**
 * An index of so many interviews, with the product's own tables: owners have from one to some three hundred, one in five
 * is nobody's yet, one in a hundred thousand waits for its report.
 */
export function fillIndex(file: string, rows: number, now: number): Filled {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000');
  for (const name of readdirSync(path.join(ROOT, 'migrations')).sort())
    if (name.endsWith('.sql')) db.exec(readFileSync(path.join(ROOT, 'migrations', name), 'utf8'));
  // Made when the rows are there: the tree comes out the same, and in a tenth of the time.
  const indexes = db
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND tbl_name = 'interviews' AND sql IS NOT NULL")
    .all();
  for (const { name } of indexes) db.exec(`DROP INDEX ${name}`);
  const owners = Math.max(2, Math.floor(rows / 20));
  const insertUser = db.prepare(
    "INSERT INTO users (id, email, name, password_hash, created_at) VALUES (?, ?, 'Ada', 'x', ?)",
  );
  db.exec('BEGIN');
  for (const owner of [0, 1]) insertUser.run(ownerId(owner), `ada${owner}@example.com`, now - 400 * DAY_MS);
  db.exec('COMMIT');
  const insert = db.prepare(
    `INSERT INTO interviews (id, owner_id, guest_hash, role, company, style, length, question_count, question_number,
      status, overall_score, problem_answer_score, conciseness_score, structure_score, duration_ms, created_at,
      last_activity_at, completed_at, version) VALUES (?, ?, ?, ?, ?, ?, ?, 6, 6, ?, ?, ?, ?, ?, 900000, ?, ?, ?, 9)`,
  );
  for (let at = 0; at < rows; at += ROWS_A_TRANSACTION) {
    db.exec('BEGIN');
    for (let n = at; n < Math.min(rows, at + ROWS_A_TRANSACTION); n += 1) {
      const isOwned = n % 5 !== 0;
      // The busiest has three hundred, the next one some twenty, as most have.
      const owner = n < 375 ? 0 : 1 + (n % (owners - 1));
      const createdAt = now - 365 * DAY_MS + Math.floor((n / rows) * 365 * DAY_MS);
      const status = n % 100_000 === 7 ? 'processing' : n % 10 === 1 ? 'in_progress' : 'scored';
      const score = status === 'scored' ? (n * 7) % 101 : -1;
      insert.run(
        `int_${String(n).padStart(32, '0')}`,
        isOwned ? ownerId(owner) : null,
        isOwned ? null : `g${String(n).padStart(42, '0')}`,
        ROLES[n % ROLES.length] ?? '',
        COMPANIES[n % COMPANIES.length] ?? '',
        STYLES[n % 3] ?? '',
        LENGTHS[n % 3] ?? '',
        status,
        score,
        score,
        score,
        score,
        createdAt,
        createdAt + 1_800_000,
        status === 'in_progress' ? null : createdAt + 1_800_000,
      );
    }
    db.exec('COMMIT');
  }
  for (const { sql } of indexes) db.exec(String(sql));
  return { db, busyOwner: ownerId(0), usualOwner: ownerId(1) };
}

const ownerId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
