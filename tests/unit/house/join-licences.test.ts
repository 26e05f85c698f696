import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { joinLicences } from '#scripts/join-licences.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'greenroom-licences-'));
});
afterEach(() => rmSync(build, { recursive: true }));

function built(folder: string, parts: Record<string, string>, packages: readonly string[]): void {
  mkdirSync(path.join(build, folder));
  const texts = Object.entries(parts).map(([name, text]) => `\n## ${name} - 1.0.0 (MIT)\n\n${text}\n`);
  writeFileSync(path.join(build, folder, 'licences.md'), `# Licenses\n${texts.join('')}`);
  writeFileSync(path.join(build, folder, 'packages.json'), JSON.stringify(packages));
}

test("all licences go out with the pages, once each: the bundler's own, and those that it does not know of", () => {
  built('client', { react: 'As React says' }, ['react', 'nspell', '@ricky0123/vad-web']);
  built('worker', { react: 'As React says', hono: 'As Hono says' }, ['hono', 'onnxruntime-web']);
  joinLicences(build);
  const joined = readFileSync(path.join(build, 'client/licences.md'), 'utf8');
  const titles = joined.split('\n').filter((line) => line.startsWith('## '));
  expect(titles.map((title) => title.split(' ')[1])).toEqual([
    '@ricky0123/vad-web',
    'hono',
    'nspell',
    'onnxruntime-web',
    'react',
  ]);
  for (const words of ['# Licenses', 'As React says', 'As Hono says', 'Titus Wormer', 'Silero Team', 'Microsoft'])
    expect(joined).toContain(words);
  for (const left of ['worker/licences.md', 'worker/packages.json', 'client/packages.json'])
    expect(existsSync(path.join(build, left)), left).toBe(false);
});

test('a package whose licence has no text anywhere stops the build', () => {
  built('client', {}, ['no-such-package']);
  expect(() => joinLicences(build)).toThrow('no-such-package');
});
