import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'licences.md';

/**
 * A build writes the licences of the pages' parts and of the Worker's, each beside what they are part of. Only pages are
 * handed on, so the Worker's go out with them, each part once.
 */
export function joinLicences(build: string): void {
  const [pages, worker] = [path.join(build, 'client', NAME), path.join(build, 'worker', NAME)];
  if (!existsSync(worker)) return;
  const [head = '', ...parts] = readFileSync(pages, 'utf8').split(/^(?=## )/m);
  const [, ...more] = readFileSync(worker, 'utf8').split(/^(?=## )/m);
  const named = new Set(parts.map(titleOf));
  const all = [...parts, ...more.filter((part) => !named.has(titleOf(part)))].map((part) => `${part.trimEnd()}\n\n`);
  writeFileSync(pages, head + all.sort((a, b) => titleOf(a).localeCompare(titleOf(b))).join(''));
  rmSync(worker);
}

const titleOf = (part: string): string => part.split('\n', 1)[0] ?? '';
