// A bank of questions as Node reads it; workerd fetches the file from beside the pages.
import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../src/domain/planning/knowledge/questions/', import.meta.url);

export async function readBank(family, signal) {
  return JSON.parse(await readFile(new URL(`${family}.json`, FOLDER), { encoding: 'utf8', signal }));
}
