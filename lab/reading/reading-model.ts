import { ReadingModel } from '#domain/reading/reading-model.ts';
import { readingWeights } from '#models/reading';
import { readExamples } from './examples.ts';
import { learnReading, prepare } from './learn-reading.ts';
import { weightsFile } from './weights-file.ts';

/** The weights that a command should use: the product's own, or, with FIT_WITHOUT=<file of the corpus>, those learned without it. */
export async function readingModel(): Promise<ReadingModel> {
  const model = new ReadingModel(await readingWeights());
  const without = process.env.FIT_WITHOUT;
  if (!without) return model;
  const file = weightsFile(learnReading(prepare(readExamples([without]))), model.calibration);
  return new ReadingModel(file.buffer as ArrayBuffer);
}
