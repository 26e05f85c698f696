import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sameServers } from '#tests/support/same-servers.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../e2e');
const groups = sameServers(FOLDER);
const groupsOf = (file: string) =>
  groups.filter(({ files }) => files.some((each) => each.test(path.join(FOLDER, file)))).map(({ name }) => name);

it('has each browser test once, so that none is left out of a run or runs twice', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(groupsOf(file), file).toHaveLength(1);
});

it('tells apart whose servers are started with something else', () => {
  expect(groupsOf('layout.test.ts')).toEqual(groupsOf('accounts.test.ts'));
  const others = ['live-interview.test.ts', 'invite.test.ts', 'speech-program.test.ts', 'layout.test.ts'];
  expect(new Set(others.flatMap(groupsOf)).size).toBe(others.length);
});
