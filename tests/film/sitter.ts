import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';

const SIZE = { width: 640, height: 480 };
/** Of one breath, at the browser's 30 pictures a second. */
const BREATH_FRAMES = 120;
/** Pictures that differ: a breath is slow. */
const DRAWN = 30;

/** Somebody in front of the camera, drawn: a file that Chromium films in place of one. Gone after the work. */
export async function withSitter<T>(executablePath: string, work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(tmpdir(), `greenroom-sitter-${process.pid}.mjpeg`);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: SIZE });
    const frames: Buffer[] = [];
    for (let n = 0; n < DRAWN; n += 1) frames.push(await drawn(page, n / DRAWN));
    await writeFile(file, Buffer.concat(frames.flatMap((frame) => Array(BREATH_FRAMES / DRAWN).fill(frame))));
  } finally {
    await browser.close();
  }
  try {
    return await work(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function drawn(page: Page, breath: number): Promise<Buffer> {
  const up = 3 * Math.sin(breath * 2 * Math.PI);
  await page.setContent(`<!doctype html><style>body { margin: 0 }</style>
<svg width="640" height="480" viewBox="0 0 640 480">
  <defs>
    <linearGradient id="wall" x1="0" x2="1"><stop offset="0" stop-color="#d8d2c4"/><stop offset="1" stop-color="#a9a596"/></linearGradient>
    <radialGradient id="face" cx="0.36" cy="0.4" r="0.75"><stop offset="0" stop-color="#d9a887"/><stop offset="1" stop-color="#a8714f"/></radialGradient>
    <linearGradient id="shirt" x1="0" x2="1"><stop offset="0" stop-color="#3f6b57"/><stop offset="1" stop-color="#274437"/></linearGradient>
  </defs>
  <rect width="640" height="480" fill="url(#wall)"/>
  <rect x="36" y="30" width="130" height="210" rx="4" fill="#efece2"/><path d="M101 30v210M36 135h130" stroke="#cfc9ba" stroke-width="6"/>
  <g fill="#8c8776"><rect x="476" y="150" width="150" height="8"/><rect x="496" y="96" width="16" height="54"/><rect x="516" y="84" width="20" height="66" fill="#6f7f74"/><rect x="540" y="102" width="14" height="48" fill="#a78d6b"/></g>
  <g transform="translate(0 ${-up})">
    <path d="M138 480c6-92 74-126 140-136h84c66 10 134 44 140 136z" fill="url(#shirt)"/>
    <path d="M282 300h76v48c-10 22-66 22-76 0z" fill="#a8714f"/>
    <ellipse cx="320" cy="230" rx="76" ry="96" fill="url(#face)"/>
    <path d="M238 226c-10-86 36-128 88-126 56 2 88 44 78 128-8-34-18-56-34-70-34 14-78 14-104 0-14 16-22 36-28 68z" fill="#33261f"/>
    <g fill="#2b211b"><ellipse cx="290" cy="226" rx="6" ry="5"/><ellipse cx="350" cy="226" rx="6" ry="5"/></g>
    <path d="M298 280c14 8 30 8 44 0" fill="none" stroke="#7d4a37" stroke-width="5" stroke-linecap="round"/>
  </g>
</svg>`);
  return page.screenshot({ type: 'jpeg', quality: 88 });
}
