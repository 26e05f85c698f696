import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServerProcess } from '#tests/support/server-process.ts';
import { ProductMedia } from './product-media.ts';
import { serveBare } from './serve-bare.ts';

const PAIRS = 21;
const FILE_BYTES = 20_000_000;
/** As a player asks for that was moved to the middle. */
const RANGE = `bytes=${FILE_BYTES / 2}-`;
const MOST = 1.3;

/**
 * Sends and reads a recording by the product's calls and by a bare route into the same kind of bucket, in turns, on this
 * machine. Rejects when the median of the product is too far above the bare one's.
 */
export async function measureMedia(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'greenroom-bare-'));
  const product = await ServerProcess.start();
  const bare = await serveBare(state);
  try {
    const media = await ProductMedia.start(product.address);
    const sent: Pair[] = [];
    const read: Pair[] = [];
    // The first round warms both up and is not counted.
    for (let round = 0; round <= PAIRS; round++) {
      const file = webm(round);
      const { uploadUrl, confirm } = await media.makeRoom(FILE_BYTES);
      const bareUrl = `${bare.address}/${round}`;
      const put = await inTurns(
        round,
        () => send(uploadUrl, file),
        () => send(bareUrl, file),
      );
      const mediaUrl = await confirm(put.product.value);
      const got = await inTurns(
        round,
        () => media.read(mediaUrl, RANGE),
        () => read206(bareUrl),
      );
      if (got.product.value !== FILE_BYTES / 2 || got.bare.value !== FILE_BYTES / 2)
        throw new Error('Read too little.');
      await fetch(bareUrl, { method: 'DELETE' });
      await media.clean();
      if (round === 0) continue;
      sent.push({ productMs: put.product.ms, bareMs: put.bare.ms });
      read.push({ productMs: got.product.ms, bareMs: got.bare.ms });
    }
    const ratios = [report('signed PUT of 20 MB', sent), report('its second half by Range', read)];
    if (ratios.some((ratio) => ratio > MOST)) throw new Error('The product is too far behind a bare route.');
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
    await rm(state, { recursive: true, force: true });
  }
}

interface Pair {
  productMs: number;
  bareMs: number;
}

function webm(seed: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(FILE_BYTES).fill(seed);
  file.set([0x1a, 0x45, 0xdf, 0xa3]);
  return file;
}

async function send(url: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
  const response = await fetch(url, { method: 'PUT', body });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`The upload was answered with ${response.status}`);
  return response.headers.get('etag') ?? '';
}

async function read206(url: string): Promise<number> {
  const response = await fetch(url, { headers: { range: RANGE } });
  return (await response.arrayBuffer()).byteLength;
}

/** Measures both, one behind the other; who is first changes from round to round. */
async function inTurns<T>(round: number, product: () => Promise<T>, bare: () => Promise<T>) {
  if (round % 2 === 0) {
    const first = await timed(product);
    return { product: first, bare: await timed(bare) };
  }
  const first = await timed(bare);
  return { product: await timed(product), bare: first };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const begun = performance.now();
  const value = await work();
  return { value, ms: performance.now() - begun };
}

function report(what: string, pairs: readonly Pair[]): number {
  const product = median(pairs.map(({ productMs }) => productMs));
  const bare = median(pairs.map(({ bareMs }) => bareMs));
  const ratio = product / bare;
  const figures = `${product.toFixed(0)} ms against ${bare.toFixed(0)} ms bare`;
  console.log(`  ${ratio.toFixed(2).padStart(5)} ×  ${what}: ${figures}, medians of ${pairs.length} (limit ${MOST})`);
  return ratio;
}

function median(values: number[]): number {
  const sorted = values.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
