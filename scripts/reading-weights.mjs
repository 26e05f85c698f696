// The weights of reading as Node reads them; workerd fetches the file from beside the pages.
import { readFile } from 'node:fs/promises';

export async function readingWeights() {
  const bytes = await readFile(new URL('../models/reading.bin', import.meta.url));
  // A buffer of its own, so that what lies in it begins at a multiple of four.
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
}
