/** The weights of reading, as the file holds them. */
export function readingWeights(): Promise<ArrayBuffer>;
