import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { forgetDeletedRows } from '#scripts/local-state.ts';

const SECRET = 'ada-lovelace-who-asked-to-be-forgotten';

it('a start leaves no byte of rows that were deleted before it', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-rows-'));
  const folder = path.join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  await mkdir(folder, { recursive: true });
  const held = async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
    return files.filter((bytes) => bytes.includes(SECRET)).length;
  };
  const db = new DatabaseSync(path.join(folder, 'rows.sqlite'));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE people (id INTEGER PRIMARY KEY, email TEXT UNIQUE)');
  db.prepare('INSERT INTO people VALUES (1, ?), (2, ?)').run(SECRET, 'kept@example.com');
  db.exec('DELETE FROM people WHERE id = 1');
  db.close();
  expect(await held()).toBeGreaterThan(0);

  forgetDeletedRows(state);

  expect(await held()).toBe(0);
  const after = new DatabaseSync(path.join(folder, 'rows.sqlite'));
  expect(after.prepare('SELECT email FROM people').all()).toEqual([{ email: 'kept@example.com' }]);
  after.close();
  await rm(state, { recursive: true });
});

it('a start without a database has nothing to forget', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-rows-'));
  expect(() => forgetDeletedRows(state)).not.toThrow();
  await rm(state, { recursive: true });
});
