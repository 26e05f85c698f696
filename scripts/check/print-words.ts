import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../bootstrap.mjs';
import { findWords } from './find-words.ts';

const FOLDERS = ['client', 'contract', 'domain', 'durable', 'messages', 'worker'];
/** Weights that a fit wrote. */
const GENERATED = /\/fitted\//;

/** `npm run words`: every text of the product that a person can see or hear, a line each, to be read aloud. */
export function printWords(): void {
  for (const folder of FOLDERS) {
    const files = readdirSync(path.join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' }).sort();
    for (const name of files.filter((each) => /\.tsx?$/.test(each))) {
      const file = path.posix.join('src', folder, ...name.split(path.sep));
      if (GENERATED.test(file)) continue;
      for (const { line, text } of findWords(file, readFileSync(path.join(ROOT, file), 'utf8')))
        console.log(`${file}:${line} ${text}`);
    }
  }
}
