import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLintPlace } from '#tests/support/lint-place.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const PLACE = path.join(ROOT, '.greenroom-walls');

/** Where a file stands and what it must not import, one a wall. */
const BAD: readonly [wall: string, file: string, line: string][] = [
  ['contract knows no rules', 'src/contract/bad.ts', "import type { A } from '#domain/a.ts';"],
  ['domain knows no engine', 'src/domain/a/bad.ts', "import { a } from '#engines/a.ts';"],
  ['domain knows no storage, not even its types', 'src/domain/a/bad.ts', "import type { A } from '#storage/a.ts';"],
  ['engines know no storage', 'src/engines/bad.ts', "import { a } from '#storage/a.ts';"],
  ['storage knows no engine', 'src/storage/bad.ts', "import { a } from '#engines/a.ts';"],
  ['messages know no object', 'src/messages/bad.ts', "import { a } from '#durable/a.ts';"],
  ['the object knows no HTTP', 'src/durable/bad.ts', "import { a } from '#worker/a.ts';"],
  ['routes know the door alone', 'src/worker/routes/bad.ts', "import { a } from '#durable/interview-object.ts';"],
  ['the Worker knows no client', 'src/worker/bad.ts', "import type { A } from '#client/a.ts';"],
  ['the client’s audio knows no network', 'src/client/audio/bad.ts', "import { a } from '#client/api/a.ts';"],
  ['the client’s calls know no rules', 'src/client/api/bad.ts', "import { a } from '#domain/a.ts';"],
  ['parts know nothing of ours', 'src/client/ui/bad.tsx', "import { a } from '#contract/words.ts';"],
  ['shared state knows no feature', 'src/client/state/bad.ts', "import { a } from '#client/features/a/a.ts';"],
  ['a feature knows no other', 'src/client/features/a/bad.ts', "import { a } from '#client/features/b/b.ts';"],
  [
    'the client knows no Worker, not even its types',
    'src/client/features/a/bad.ts',
    "import type { A } from '#worker/a.ts';",
  ],
  ['routes of the client know no rules', 'src/client/routes/bad.ts', "import { a } from '#domain/a.ts';"],
  ['nobody climbs folders', 'src/storage/bad.ts', "import { a } from '../domain/a.ts';"],
  ['nobody imports the lab', 'src/domain/a/bad.ts', "import { a } from '#lab/a.ts';"],
  ['nobody imports tests', 'src/storage/bad.ts', "import { a } from '#tests/a.ts';"],
];

const GOOD: readonly [file: string, line: string][] = [
  ['src/worker/routes/good.ts', "import { a } from '#durable/door.ts';"],
  ['src/client/features/a/good.ts', "import { a } from '#domain/a.ts';"],
  ['src/client/state/good.ts', "import { a } from '#client/api/a.ts';"],
  ['src/durable/good.ts', "import { a } from '#engines/a.ts';"],
];

/** The rules that a line breaks when it stands in a file. */
function brokenRules(file: string, line: string): string {
  const place = path.join(PLACE, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${line}\n\nexport const used = a;\n`);
  const lint = spawnSync(path.join(ROOT, 'node_modules/.bin/biome'), ['lint', '--reporter=json', file], {
    cwd: PLACE,
    encoding: 'utf8',
  });
  rmSync(place);
  return `${lint.stdout}${lint.stderr}`;
}

describe('the walls between folders', () => {
  beforeAll(() => {
    makeLintPlace(path.basename(PLACE));
  });
  afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

  it.each(BAD)('%s', (_wall, file, line) => {
    expect(brokenRules(file, line)).toContain('noRestrictedImports');
  });

  it.each(GOOD)('let %s through', (file, line) => {
    const report = brokenRules(file, line);
    expect(report).toContain('"diagnostics"');
    expect(report).not.toContain('noRestrictedImports');
  });
});
