import path from 'node:path';
import { addressOf, serveBehindFront } from '../serve-behind-front.ts';

const MODULE = path.join(import.meta.dirname, 'bare-worker.mjs');

/** Serves the bare route, with a bucket on disk. */
export async function serveBare(state: string): Promise<{ address: string; stop: () => Promise<void> }> {
  const runtime = await serveBehindFront(MODULE, state, { r2Buckets: { MEDIA: 'media' } });
  return { address: await addressOf(runtime), stop: () => runtime.dispose() };
}
