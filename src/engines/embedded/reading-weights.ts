import { env } from 'cloudflare:workers';
import address from '#models/reading.bin?url';

/** Assets are asked for by their path; whatever stands before it is not looked at. */
const ANY_ORIGIN = 'https://assets.invalid';

/**
 * The weights of reading, which lie beside the pages of the same version and not in the Worker's own script: most of its
 * isolates never read an answer. @throws where the file cannot be had, which the next one who asks tries anew
 */
export async function readingWeights(): Promise<ArrayBuffer> {
  const response = await (env as { ASSETS: Fetcher }).ASSETS.fetch(new URL(address, ANY_ORIGIN));
  if (!response.ok) throw new Error(`The weights of reading answer ${response.status}`);
  return response.arrayBuffer();
}
