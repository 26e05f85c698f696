import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ROOT } from '#scripts/bootstrap.mjs';
import { buildProduct } from '#scripts/build-product.ts';
import { requireBrowser } from '#scripts/check/find-browser.ts';
import { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { developFilm } from './develop-film.ts';
import { playInterview } from './play-interview.ts';
import { withSitter } from './sitter.ts';

const PICTURES = path.join(ROOT, 'docs/pictures');
const MOST_BYTES = 2_000_000;
const MOST_MS = 30_000;
const API_KEY = 'a-deepgram-key';

/**
 * `npm run film`: a spoken interview with the product as `npm start` runs it, to its report. What the README shows of it is
 * made anew: the film, the stage and the report. Candidate and recogniser are played: a drawn face, the built-in voice, and
 * the tests' own service, which writes down what that says while it says it. Interviewer, report and scores are the
 * product's. What is waited for is cut.
 */
export async function recordFilm(): Promise<void> {
  await buildProduct();
  const deepgram = await DeepgramServer.start({ apiKey: API_KEY });
  const product = await ServerProcess.start({
    PIPELINE_MODE: 'realtime',
    STT_ENGINE: 'deepgram',
    STT_API_KEY: API_KEY,
    STT_BASE_URL: deepgram.address,
  });
  const executablePath = requireBrowser();
  try {
    await withSitter(executablePath, async (sitter) => {
      const fakes = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
      const args = ['--no-sandbox', ...fakes, `--use-file-for-fake-video-capture=${sitter}`];
      const browser = await chromium.launch({ executablePath, args });
      try {
        await makeFilm(browser, product.address, deepgram);
      } finally {
        await browser.close();
      }
    });
  } finally {
    await product.stop();
    await deepgram.stop();
  }
}

async function makeFilm(browser: Browser, address: string, deepgram: DeepgramServer): Promise<void> {
  const footage = await playInterview(browser, address, deepgram, PICTURES);
  const film = await developFilm(browser, footage);
  const seconds = (footage.lengthMs / 1_000).toFixed(1);
  console.log(`${seconds} s, ${footage.frames.length} pictures, ${film.length} bytes`);
  if (film.length > MOST_BYTES || footage.lengthMs > MOST_MS) throw new Error('The film is too large, or too long.');
  await writeFile(path.join(PICTURES, 'film.webm'), film);
}
