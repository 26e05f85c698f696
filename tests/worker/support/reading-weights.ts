import bytes from '#models/reading.bin';

/** The weights of reading, built into the program under test. */
export const readingWeights = async (): Promise<ArrayBuffer> => bytes;
