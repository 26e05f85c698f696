import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { Frame } from './camera.ts';

/** Nobody is asked there: whatever it is asked for is answered here. A page of this machine may encode. */
const DARKROOM = 'http://localhost/film/';
const MUXER = path.join(ROOT, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');
const BITS_A_SECOND = 420_000;

/** Makes a WebM of frames, by the browser's own encoder. */
export async function developFilm(browser: Browser, frames: readonly Frame[], lengthMs: number): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    await page.route(`${DARKROOM}**`, async (route) => {
      const name = path.basename(new URL(route.request().url()).pathname);
      if (name === 'muxer.mjs')
        return route.fulfill({ contentType: 'text/javascript', body: await readFile(MUXER, 'utf8') });
      const picture = frames[Number(name)]?.picture;
      if (picture) return route.fulfill({ contentType: 'image/jpeg', body: Buffer.from(picture, 'base64') });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    });
    await page.goto(`${DARKROOM}index.html`);
    const times = frames.map(({ atMs }) => atMs / 1_000);
    const webm = await page.evaluate(encode, { times, lengthS: lengthMs / 1_000, bitrate: BITS_A_SECOND });
    return Buffer.from(webm, 'base64');
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
async function encode({ times, lengthS, bitrate }: { times: number[]; lengthS: number; bitrate: number }) {
  const address = './muxer.mjs';
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat }: typeof import('mediabunny') = await import(address);
  const pictureOf = async (n: number) => createImageBitmap(await (await fetch(String(n))).blob());
  const first = await pictureOf(0);
  const canvas = new OffscreenCanvas(first.width, first.height);
  const pen = canvas.getContext('2d');
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, latencyMode: 'quality' });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addVideoTrack(source);
  await output.start();
  for (const [n, time] of times.entries()) {
    const lasts = (times[n + 1] ?? lengthS) - time;
    if (lasts <= 0) continue;
    const picture = await pictureOf(n);
    pen?.drawImage(picture, 0, 0);
    picture.close();
    await source.add(time, lasts);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return btoa(text);
}
