import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { Played } from './played-case.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const recordedAnswer = z.strictObject({
  /** SHA-256 of the prompt that it was given to. */
  prompt: sha256,
  /** SHA-256 of the data that came with it. */
  data: sha256,
  /** To the letter. */
  answer: z.string(),
});
export type RecordedAnswer = z.output<typeof recordedAnswer>;

const recording = z.strictObject({
  /** Who played the model, and how. */
  played: z.string(),
  /** By the case's id in the corpus: what was answered to all that it asked, in order. */
  cases: z.record(z.string(), z.array(recordedAnswer).min(1)),
});
export type Recording = z.output<typeof recording>;

export const NOTHING_PLAYED: Recording = { played: '', cases: {} };

const fileOf = (purpose: Played): string => path.join(ROOT, 'lab', 'recordings', `${purpose}.json`);

/** What was played for a purpose; nothing where nobody has. */
export async function loadRecording(purpose: Played): Promise<Recording> {
  const file = fileOf(purpose);
  return existsSync(file) ? recording.parse(JSON.parse(await readFile(file, 'utf8'))) : NOTHING_PLAYED;
}

export const saveRecording = (purpose: Played, made: Recording): Promise<void> =>
  writeFile(fileOf(purpose), `${JSON.stringify(made, null, 1)}\n`);
