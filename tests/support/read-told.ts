import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { ReadingModel } from '#domain/reading/reading-model.ts';
import { type Told, toldFrom } from '#domain/telling/told.ts';

let model: ReadingModel | undefined;

/** What an answer tells, read as the product reads it. */
export function readTold(said: string, asked: { question: string; type: string }): Told {
  const bytes = () => readFileSync(path.join(import.meta.dirname, '..', '..', 'models', 'reading.bin'));
  model ??= new ReadingModel(Uint8Array.from(bytes()).buffer);
  const { question } = asked;
  return toldFrom(
    readAnswer(model, { said, asked: { ...asked, gap: '' }, earlier: '', question, by: 'embedded' }).told,
  );
}
