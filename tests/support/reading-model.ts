import { ReadingModel } from '#domain/reading/reading-model.ts';
import bytes from '#models/reading.bin';

/** The product's own weights of reading. */
export const READING_MODEL = new ReadingModel(bytes);
