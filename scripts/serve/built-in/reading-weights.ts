import bytes from '#models/reading.bin';

/** The weights of reading, built into a program that has no pages beside it. */
export const readingWeights = async (): Promise<ArrayBuffer> => bytes;
