import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { Footage } from './camera.ts';

/** Nobody is asked there: whatever it is asked for is answered here. A page of this machine may encode. */
const DARKROOM = 'http://localhost/film/';
const MUXER = path.join(ROOT, 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs');
/** The encoder takes about twice the bits that it is told, for the pictures in which everything changes at once. */
const LOOK = { bitrate: 225_000, framesASecond: 25, keyFrameEveryS: 10, fadeS: 0.24 };

/** Makes a WebM of what was filmed, by the browser's own encoder; a cut is a short dissolve. */
export async function developFilm(browser: Browser, { frames, lengthMs }: Footage): Promise<Buffer> {
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
    const shots = frames.map(({ atMs, isCut }) => ({ atS: atMs / 1_000, isCut }));
    const webm = await page.evaluate(encode, { ...LOOK, shots, lengthS: lengthMs / 1_000 });
    return Buffer.from(webm, 'base64');
  } finally {
    await page.close();
  }
}

interface Reel {
  shots: { atS: number; isCut: boolean }[];
  lengthS: number;
  bitrate: number;
  keyFrameEveryS: number;
  framesASecond: number;
  fadeS: number;
}

/** Runs in the page. */
async function encode({ shots, lengthS, bitrate, framesASecond, keyFrameEveryS, fadeS }: Reel): Promise<string> {
  const address = './muxer.mjs';
  const { BufferTarget, CanvasSource, Output, WebMOutputFormat }: typeof import('mediabunny') = await import(address);
  const pictureOf = async (n: number) => createImageBitmap(await (await fetch(String(n))).blob());
  let shown = await pictureOf(0);
  const canvas = new OffscreenCanvas(shown.width, shown.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('There is nothing to draw with');
  const source = new CanvasSource(canvas, {
    codec: 'vp9',
    bitrate,
    latencyMode: 'quality',
    keyFrameInterval: keyFrameEveryS,
  });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  output.addVideoTrack(source, { frameRate: framesASecond });
  await output.start();
  let at = 0;
  /** What is dissolved, and since when. */
  let before: { picture: ImageBitmap; sinceS: number } | undefined;
  for (let tick = 0; tick / framesASecond < lengthS; tick += 1) {
    const nowS = tick / framesASecond;
    let next = at;
    for (; (shots[next + 1]?.atS ?? Number.POSITIVE_INFINITY) <= nowS; next += 1)
      if (shots[next + 1]?.isCut) before = { picture: shown, sinceS: shots[next + 1]?.atS ?? 0 };
    if (next !== at) {
      if (before?.picture !== shown) shown.close();
      shown = await pictureOf(next);
      at = next;
    }
    pen.globalAlpha = 1;
    pen.drawImage(shown, 0, 0);
    const left = before ? 1 - (nowS - before.sinceS) / fadeS : 0;
    if (before && left > 0) {
      pen.globalAlpha = left;
      pen.drawImage(before.picture, 0, 0);
    } else if (before) {
      before.picture.close();
      before = undefined;
    }
    await source.add(nowS, 1 / framesASecond);
  }
  await output.finalize();
  const bytes = new Uint8Array(target.buffer ?? new ArrayBuffer(0));
  let text = '';
  for (let from = 0; from < bytes.length; from += 8_192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return btoa(text);
}
