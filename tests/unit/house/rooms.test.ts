import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TREES = ['src', 'scripts', 'lab', 'bench', 'tests'];
const MOST_LINES = 400;
const MOST_FILES = 15;

/** Files that are longer, and why. */
const LONG: Record<string, string> = {
  'tests/unit/stage/stage-expected.ts': 'what every event makes of every kind of state, a line each: data',
};

/** Rooms with more files, and why none of them is two rooms. */
const LARGE: Record<string, string> = {
  'src/client/audio': 'what hears, records and plays: each part knows the two beside it',
  'src/client/features/account': 'a page and its styles for each step of an account',
  'src/client/features/dashboard': 'a part and its styles for each thing on one page',
  'src/client/features/interview': 'one screen, whose parts all ride on one session',
  'src/client/features/ready': 'one screen, whose parts all try the same devices',
  'src/client/features/results': 'the pages of one report, a part and its styles each',
  'src/client/features/setup': 'one form, a part and its styles for each field',
  'src/client/state': 'one store a resource',
  'src/client/ui': 'a part of screens and its styles each',
  'src/contract': 'one file a resource',
  'src/domain/answers': 'one reader an answer of the API',
  'src/domain/interview': 'one move or rule of the interviewer each',
  'src/domain/planning': 'one thing that is read of a posting, or asked about it, each',
  'src/domain/planning/knowledge': 'a family of work each: data',
  'src/domain/planning/knowledge/questions': 'the bank of a family of work each: data',
  'src/domain/results': 'one question to a report each',
  'src/domain/scoring': 'one proof or rule of the bill each',
  'src/engines/llm': 'what is asked of a model and what of its answer is believed, a purpose each',
  'src/engines': 'ports, and what all vendors share; each vendor has a room',
  'src/durable/turn': 'the steps of one turn, and what comes between them',
  'src/storage': 'one table each',
  'src/worker': 'what every route may need; routes, auth and middleware have rooms',
  'src/worker/routes': 'one file a resource',
  lab: 'one command each',
  'lab/fit': 'one fit or learner each',
};

const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(name) : [name];
  });

const files = TREES.flatMap(filesBelow);
/** Tests are in the room of what they are about. */
const ours = files.filter((file) => !file.startsWith('tests/') && !file.startsWith('lab/corpus/'));

describe('a file', () => {
  it(`has at most ${MOST_LINES} lines, or is listed with a reason`, () => {
    const long = files
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .filter((file) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1 > MOST_LINES);
    expect(long.filter((file) => !(file in LONG))).toEqual([]);
    expect(Object.keys(LONG).filter((file) => !long.includes(file))).toEqual([]);
  });
});

describe('a room', () => {
  it(`has at most ${MOST_FILES} files, or is listed with a reason`, () => {
    const counts = new Map<string, number>();
    for (const file of ours) {
      const room = path.posix.dirname(file);
      counts.set(room, (counts.get(room) ?? 0) + 1);
    }
    const large = [...counts].filter(([, inside]) => inside > MOST_FILES).map(([room]) => room);
    expect(large.filter((room) => !(room in LARGE))).toEqual([]);
    expect(Object.keys(LARGE).filter((room) => !counts.has(room))).toEqual([]);
  });
});
