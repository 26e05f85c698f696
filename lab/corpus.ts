import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import { ROOT } from '#scripts/bootstrap.mjs';

export const CORPUS = path.join(ROOT, 'lab', 'corpus');

const readBytes = (name: string) => readFileSync(path.join(CORPUS, name));

/** Names of the corpus's files of a kind, without their ending. */
export const corpusFiles = (holds: (name: string) => boolean): string[] =>
  readdirSync(CORPUS)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .filter(holds)
    .sort();

/** Reads one file of the corpus; `name` is that of the file without its ending. */
export function readCorpusFile<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return schema.parse(JSON.parse(readBytes(`${name}.json`).toString('utf8')));
}

export const readCorpusText = (file: string): string => readBytes(file).toString('utf8');

/** What a fit saw, so that anybody can tell whether its weights belong to the files that are here. */
export function hashOfCorpus(names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of [...names].sort())
    hash
      .update(name)
      .update('\0')
      .update(readBytes(`${name}.json`));
  return hash.digest('hex').slice(0, 16);
}
