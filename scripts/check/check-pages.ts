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
