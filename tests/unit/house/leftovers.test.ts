import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { forgetLeftovers } from '#scripts/serve/local-state.ts';

const FILE = `${'a'.repeat(64)}.sqlite`;
const SECRET = 'ada-lovelace-who-asked-to-be-forgotten';

it('a start leaves no byte of rows that were deleted before it', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-rows-'));
  const folder = path.join(state, 'v3', 'd1', 'miniflare-D1DatabaseObject');
  await mkdir(folder, { recursive: true });
  const held = async () => {
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name))));
    return files.filter((bytes) => bytes.includes(SECRET)).length;
  };
  const db = new DatabaseSync(path.join(folder, FILE));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE people (id INTEGER PRIMARY KEY, email TEXT UNIQUE)');
  db.prepare('INSERT INTO people VALUES (1, ?), (2, ?)').run(SECRET, 'kept@example.com');
  db.exec('DELETE FROM people WHERE id = 1');
  db.close();
  expect(await held()).toBeGreaterThan(0);

  forgetLeftovers(state);

  expect(await held()).toBe(0);
  const after = new DatabaseSync(path.join(folder, FILE));
  expect(after.prepare('SELECT email FROM people').all()).toEqual([{ email: 'kept@example.com' }]);
  after.close();
  await rm(state, { recursive: true });
});

it('a start without a database has nothing to forget', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-rows-'));
  expect(() => forgetLeftovers(state)).not.toThrow();
  await rm(state, { recursive: true });
});

it('a start leaves no file of the bucket that a killed server had not named yet', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-files-'));
  const tables = path.join(state, 'v3', 'r2', 'miniflare-R2BucketObject');
  const blobs = path.join(state, 'v3', 'r2', 'greenroom-media', 'blobs');
  await Promise.all([mkdir(tables, { recursive: true }), mkdir(blobs, { recursive: true })]);
  const db = new DatabaseSync(path.join(tables, `${'a'.repeat(64)}.sqlite`));
  db.exec('CREATE TABLE _mf_objects (key TEXT, blob_id TEXT); CREATE TABLE _mf_multipart_parts (blob_id TEXT)');
  db.exec("INSERT INTO _mf_objects VALUES ('rec/1', 'whole'); INSERT INTO _mf_multipart_parts VALUES ('part')");
  db.close();
  for (const name of ['whole', 'part', 'unnamed', '.begun.1.tmp']) await writeFile(path.join(blobs, name), SECRET);

  // Of two buckets it is not known which names the files.
  const another = path.join(tables, `${'b'.repeat(64)}.sqlite`);
  new DatabaseSync(another).close();
  forgetLeftovers(state);
  expect(await readdir(blobs)).toHaveLength(4);

  await rm(another);
  forgetLeftovers(state);
  expect((await readdir(blobs)).sort()).toEqual(['part', 'whole']);
  await rm(state, { recursive: true });
});
