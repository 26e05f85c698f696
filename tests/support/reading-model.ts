import { ReadingModel } from '#domain/reading/reading-model.ts';
import { readingWeights } from '#models/reading';

/** The product's own weights of reading. */
export const READING_MODEL = new ReadingModel(await readingWeights());
