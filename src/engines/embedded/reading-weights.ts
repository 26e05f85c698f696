import address from '#models/reading.bin?url';
import { fetchBesidePages } from './fetch-beside-pages.ts';

/**
 * The weights of reading, which lie beside the pages of the same version and not in the Worker's own script: most of its
 * isolates never read an answer. @throws where the file cannot be had, which the next one who asks tries anew
 */
export async function readingWeights(): Promise<ArrayBuffer> {
  return (await fetchBesidePages(address)).arrayBuffer();
}
