import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLintPlace } from '#tests/support/lint-place.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PLACE = path.join(ROOT, '.greenroom-rules');

/** Rules that a checker could silently stop to apply, each with files that it must refuse. */
const BAD: readonly [rule: string, category: string, files: Record<string, string>][] = [
  ['the domain has no clock', 'plugin', { 'src/domain/a.ts': 'export const a = () => Date.now();' }],
  ['the domain has no date of today', 'plugin', { 'src/domain/a.ts': 'export const a = () => new Date();' }],
  ['the domain has no chance', 'plugin', { 'src/domain/a.ts': 'export const a = () => Math.random();' }],
  [
    'the domain has no randomness by another name',
    'noRestrictedGlobals',
    { 'src/domain/a.ts': 'export const a = () => crypto.randomUUID();' },
  ],
  [
    'the domain has no stopwatch',
    'noRestrictedGlobals',
    { 'src/domain/a.ts': 'export const a = () => performance.now();' },
  ],
  [
    'no promise is left alone',
    'noFloatingPromises',
    { 'src/worker/a.ts': 'const save = async () => 1;\nexport function a() {\n  save();\n}' },
  ],
  [
    'no files import each other in a circle',
    'noImportCycles',
    {
      'src/worker/a.ts': "import { b } from './b.ts';\nexport const a = () => b();",
      'src/worker/b.ts': "import { a } from './a.ts';\nexport const b = (): number => a();",
    },
  ],
  [
    'no files import each other’s types in a circle',
    'noImportCycles',
    {
      'src/worker/a.ts': "import type { B } from './b.ts';\nexport type A = B | 1;",
      'src/worker/b.ts': "import type { A } from './a.ts';\nexport type B = A[];",
    },
  ],
];

function lint(files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(PLACE, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `${text}\n`);
  }
  const biome = path.join(ROOT, 'node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--reporter=json', 'src'], { cwd: PLACE, encoding: 'utf8' });
  rmSync(path.join(PLACE, 'src'), { recursive: true });
  return stdout + stderr;
}

describe('lint', () => {
  beforeAll(() => {
    makeLintPlace(path.basename(PLACE));
  });
  afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

  it.each(BAD)('refuses: %s', (_rule, category, files) => {
    expect(lint(files)).toMatch(new RegExp(`"category":\\s*"[^"]*${category}"`));
  });

  it('takes a time that is passed, a date that is read, and a promise that is waited for', () => {
    const report = lint({
      'src/domain/a.ts': 'export const a = (now: number) => new Date(now).toISOString();',
      'src/worker/a.ts': 'const save = async () => 1;\nexport async function a() {\n  await save();\n}',
    });
    expect(report).toContain('"diagnostics":');
    expect(report).not.toMatch(/"category":\s*"(plugin|lint)/);
  });
});
