import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { interviews } from '#storage/schema.ts';

/** Where the runtime keeps D1's databases, below the product's state. */
const DATABASES = 'v3/d1/miniflare-D1DatabaseObject';

type InterviewRow = typeof interviews.$inferSelect;

export type IndexedInterview = Partial<Omit<InterviewRow, 'id' | 'version'>>;

/** An interview of half an hour that was scored just now with one number on every axis. */
function rowOf(given: IndexedInterview): InterviewRow {
  const completedAt = given.completedAt === undefined ? Date.now() : given.completedAt;
  const endedAt = completedAt ?? Date.now();
  const score = given.overallScore ?? 75;
  return {
    id: `int_${randomBytes(16).toString('base64url')}`,
    ownerId: null,
    guestHash: null,
    role: 'Barista',
    company: 'Copper Kettle Coffee',
    style: 'normal',
    length: '30min',
    questionCount: 6,
    questionNumber: null,
    status: 'scored',
    overallScore: score,
    problemAnswerScore: score,
    concisenessScore: score,
    structureScore: score,
    durationMs: 1_500_000,
    createdAt: endedAt - 1_800_000,
    lastActivityAt: endedAt,
    version: 1,
    ...given,
    completedAt,
  };
}

/**
 * Writes interviews into the index of a running product, which never held them: for what only shows with many of
 * them, or with old ones. Answers their ids.
 */
export function storeInterviews(stateFolder: string, given: readonly IndexedInterview[]): string[] {
  const folder = path.join(stateFolder, DATABASES);
  const file = readdirSync(folder).find((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite');
  if (!file) throw new Error(`No database in ${folder}`);
  const database = new DatabaseSync(path.join(folder, file), { timeout: 10_000 });
  const rows = given.map(rowOf);
  const columns = Object.keys(rows[0] ?? {}) as (keyof InterviewRow)[];
  const names = columns.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  database.exec('begin');
  const insert = database.prepare(
    `insert into interviews (${names.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
  );
  for (const row of rows) insert.run(...columns.map((name) => row[name]));
  database.exec('commit');
  database.close();
  return rows.map(({ id }) => id);
}
