import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './bootstrap.mjs';
import { PACKAGES } from './note-packages.ts';

const NAME = 'licences.md';
const TEXTS = path.join(ROOT, 'scripts/licences');
/** Packages that are published without the text of their licence: it is kept here. */
const KEPT_TEXTS: Record<string, string> = {
  '@ricky0123/vad-web': 'vad-web.txt',
  'drizzle-orm': 'drizzle-orm.txt',
  'onnxruntime-common': 'onnxruntime.txt',
  'onnxruntime-web': 'onnxruntime.txt',
};

/**
 * A build writes the licences of the pages' parts and of the Worker's, each beside what they are part of, without what a
 * page's own workers are made of. Only pages are handed on, so all go out with them, each part once.
 */
export function joinLicences(build: string): void {
  const folders = ['client', 'worker'].map((part) => path.join(build, part));
  const [pages = ''] = folders;
  const parts = new Map<string, string>();
  let head = '';
  for (const folder of folders) {
    const [first = '', ...found] = take(folder, NAME).split(/^(?=## )/m);
    head ||= first;
    for (const part of found) parts.set(nameOf(part), part);
  }
  for (const name of folders.flatMap((folder): string[] => JSON.parse(take(folder, PACKAGES) || '[]')))
    if (!parts.has(name) || name in KEPT_TEXTS) parts.set(name, licenceOf(name));
  const all = [...parts].sort(([a], [b]) => a.localeCompare(b)).map(([, part]) => `${part.trimEnd()}\n\n`);
  writeFileSync(path.join(pages, NAME), head + all.join(''));
}

/** What a file says, which is gone then. */
function take(folder: string, name: string): string {
  const file = path.join(folder, name);
  if (!existsSync(file)) return '';
  const text = readFileSync(file, 'utf8');
  rmSync(file);
  return text;
}

/** A part begins with `## NAME - VERSION (LICENCE)`. */
const nameOf = (part: string): string => part.slice('## '.length).split(' - ', 1)[0] ?? '';

function licenceOf(name: string): string {
  const folder = path.join(ROOT, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  const kept = KEPT_TEXTS[name];
  const text = file ? path.join(folder, file) : kept && path.join(TEXTS, kept);
  if (!text) throw new Error(`${name} comes without its licence: keep its text in scripts/licences.`);
  return `## ${name} - ${version} (${license})\n\n${readFileSync(text, 'utf8').trim()}\n`;
}
