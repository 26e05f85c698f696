import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const PAGES = /\.md$/;
/** What is made, fetched or kept beside the project. */
const NOT_OURS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.wrangler',
  '.greenroom',
  'test-results',
  'playwright-report',
]);
/** `pace.ts`, `docs/design/planning.md`, `src/domain/planning/*.ts` */
const NAMED =
  /`((?:[\w@.*{},-]+\/)*[\w@.*{},-]+\.(?:tsx?|mjs|md|toml|css|sql|tsv))`|\]\((?!https?:)([^)#\s]+\.md)(?:#[^)]*)?\)/g;

/** Every file that a page names and that does not exist, with the page and its line. */
export function findDeadNames(root: string): string[] {
  const files = filesIn(root, '');
  const faults: string[] = [];
  for (const page of files.filter((file) => PAGES.test(file))) {
    const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
    lines.forEach((line, i) => {
      for (const [, named, linked] of line.matchAll(NAMED)) {
        // A link has to lead there; a name in a sentence may be the end of one.
        const name = named ?? path.posix.join(path.posix.dirname(page), linked ?? '');
        const isThere = named
          ? alternatives(name).every((each) => files.some((file) => isNamed(file, each)))
          : files.includes(name);
        if (!isThere) faults.push(`${page}:${i + 1} names ${name}, which does not exist`);
      }
    });
  }
  return faults;
}

/** Two screens of prose. */
const MOST_LINES = 100;
const COLUMNS = 120;
/** Pages of docs/design that are longer, and why. */
const LONG: Record<string, string> = {
  'docs/design/planning.md': 'one reading, whose parts are each told with what they are worth',
  'docs/design/live-interview.md': 'one turn after another, which several pages could tell only in each other’s words',
};

/** Every page of the design that is longer than two screens, tables and code aside, and every reason that none needs any more. */
export function findLongPages(root: string): string[] {
  const pages = filesIn(root, '').filter((file) => file.startsWith('docs/design/') && PAGES.test(file));
  return pages.flatMap((page) => {
    const lines = proseLines(readFileSync(path.join(root, page), 'utf8'));
    if (page in LONG) return lines > MOST_LINES ? [] : [`${page} is short enough now and needs no reason to be long`];
    return lines > MOST_LINES
      ? [`${page} has ${lines} lines of ${COLUMNS} columns, and ${MOST_LINES} are the most`]
      : [];
  });
}

function proseLines(text: string): number {
  let isCode = false;
  let count = 0;
  for (const line of text.split('\n')) {
    if (CODE_FENCE.test(line)) isCode = !isCode;
    else if (!isCode && !TABLE_ROW.test(line)) count += Math.ceil(line.length / COLUMNS);
  }
  return count;
}

const CODE_FENCE = /^\s*```/;
const TABLE_ROW = /^\s*\|/;

/** A figure, with at most a short unit, or several of them. */
const FIGURE = /^[−+~<≥]?[\d.,:/×−+–% ]*\d[\d.,:/×−+–% ]*(?: ?[a-zA-Z]{1,7})?$/;
/** A command, a file or a page that says where figures come from. */
const SOURCE = /`npm (?:run|test)|`[\w./-]+\.(?:ts|tsv|json)`|\]\([^)\s]+\.md/;
/** So near to its table. */
const NEAR_LINES = 8;

/** Every table of figures in the design that nothing near it says the source of. */
export function findUnsourcedFigures(root: string): string[] {
  const pages = filesIn(root, '').filter((file) => file.startsWith('docs/design/') && PAGES.test(file));
  return pages.flatMap((page) => {
    const lines = readFileSync(path.join(root, page), 'utf8').split('\n');
    return tablesIn(lines)
      .filter(({ start, end }) => isOfFigures(lines.slice(start + 2, end)))
      .filter(
        ({ start, end }) => !SOURCE.test(lines.slice(Math.max(0, start - NEAR_LINES), end + NEAR_LINES).join('\n')),
      )
      .map(
        ({ start }) => `${page}:${start + 1} has a table of figures without the command or the file that they are from`,
      );
  });
}

function tablesIn(lines: readonly string[]): { start: number; end: number }[] {
  const starts = [...lines.keys()].filter((i) => TABLE_ROW.test(lines[i] ?? '') && !TABLE_ROW.test(lines[i - 1] ?? ''));
  return starts.map((start) => {
    const length = lines.slice(start).findIndex((line) => !TABLE_ROW.test(line));
    return { start, end: length < 0 ? lines.length : start + length };
  });
}

/** More than half of the cells behind the first of each row. */
function isOfFigures(rows: readonly string[]): boolean {
  const cells = rows.flatMap((row) => row.split('|').slice(2, -1)).map((cell) => cell.trim());
  return cells.filter((cell) => FIGURE.test(cell)).length * 2 > cells.length;
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const name = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(root, name) : [name];
  });
}

/** 'lab/corpus/{a,b}.json' names two. */
function alternatives(name: string): string[] {
  const [whole, before, listed = '', after] = /^(.*)\{([^{}]*)\}(.*)$/.exec(name) ?? [];
  return whole === undefined ? [name] : listed.split(',').map((each) => `${before}${each}${after}`);
}

/** A page may name a file by its end, and several by a star. */
function isNamed(file: string, name: string): boolean {
  if (!name.includes('*')) return file === name || file.endsWith(`/${name}`);
  const pattern = name
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
  return new RegExp(`(?:^|/)${pattern}$`).test(file);
}
