import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ROOT } from '#scripts/bootstrap.mjs';
import { requireBrowser } from '#scripts/check/find-browser.ts';
import { leaveTutorial } from '#tests/support/interview-steps.ts';
import { ServerProcess } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { SpeechServer } from '#tests/support/speech-server.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { Camera } from './camera.ts';
import { developFilm } from './develop-film.ts';
import { ANSWERS, NOTHING_MORE, POSTING } from './story.ts';

const PICTURES = path.join(ROOT, 'docs/pictures');
const MOST_BYTES = 2_000_000;
const MOST_MS = 31_000;
const SIZE = { width: 1280, height: 720 };

/**
 * `npm run film`: a spoken interview with the product as `npm start` runs it, to its report. What the README shows of it is
 * made anew: the film, the stage and the report. The candidate's voice is the built-in one, and the service that writes down
 * what it says is played by the tests' own; interviewer, report and scores are the product's. What is waited for is cut.
 */
export async function recordFilm(): Promise<void> {
  const speech = await SpeechServer.start();
  const product = await ServerProcess.start(speech.sttSettings);
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
  });
  try {
    const context = await browser.newContext({ baseURL: product.address, viewport: SIZE });
    await signUp(context.request);
    const { frames, lengthMs } = await interview(context, speech);
    const film = await developFilm(browser, frames, lengthMs);
    console.log(`${(lengthMs / 1_000).toFixed(1)} s, ${frames.length} pictures, ${film.length} bytes`);
    if (film.length > MOST_BYTES || lengthMs > MOST_MS) throw new Error('The film is too large, or too long.');
    await writeFile(path.join(PICTURES, 'film.webm'), film);
  } finally {
    await browser.close();
    await product.stop();
    await speech.stop();
  }
}

async function interview(context: BrowserContext, speech: SpeechServer) {
  const page = await context.newPage();
  const microphone = await TalkingMicrophone.install(page);
  const camera = await Camera.before(page);
  await begin(page, camera);
  const say = async (text: string) => {
    speech.say(text);
    await microphone.say(text);
  };
  await answerFirst(page, camera, say);
  await answerRest(page, say);
  await readReport(page, camera);
  const filmed = await camera.end();
  await takeReport(page);
  await page.close();
  return filmed;
}

async function begin(page: Page, camera: Camera): Promise<void> {
  await page.goto('/home');
  await page.getByLabel('Job Description').waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(4_500, async () => {
    await page.waitForTimeout(1_200);
    await page.getByLabel('Job Description').fill(POSTING);
    await page.waitForTimeout(1_500);
    await page.getByText('10min').click();
    await page.waitForTimeout(1_200);
  });
  await page.getByRole('button', { name: 'Create Mock Interview' }).click();
  await page.getByRole('heading', { name: 'Your interview is ready' }).waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(2_500, () => page.waitForTimeout(2_500));
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await leaveTutorial(page);
  // The camera of a test shows a test picture.
  await page.getByRole('button', { name: 'Hide Camera' }).click();
}

const status = (page: Page, words: string) => page.locator('[data-part="status"]', { hasText: words });
const over = (page: Page) => page.getByText('Interview Complete!').or(page.getByText('Interview Report')).first();

type Say = (text: string) => Promise<void>;

async function answerFirst(page: Page, camera: Camera, say: Say): Promise<void> {
  await status(page, 'Interviewer speaking').waitFor();
  await camera.film(4_500, () => page.waitForTimeout(4_500));
  await status(page, 'Listening').waitFor();
  const said = say(ANSWERS[0]?.[0] ?? '');
  await camera.film(5_000, () => page.waitForTimeout(5_000));
  await page.screenshot({ path: path.join(PICTURES, 'stage.png') });
  await said;
  await camera.film(4_500, async () => {
    await page.keyboard.press('Space');
    await status(page, 'Interviewer speaking').waitFor();
    await page.waitForTimeout(2_500);
  });
}

/** Says what belongs to each question, until the interview is over. */
async function answerRest(page: Page, say: Say): Promise<void> {
  const left = ANSWERS.map((answers) => [...answers]);
  left[0]?.shift();
  for (;;) {
    await status(page, 'Listening').or(over(page)).first().waitFor();
    if (await over(page).isVisible()) return;
    const place = await page.getByRole('img', { name: /^Question \d+ of \d+$/ }).getAttribute('aria-label');
    await say(left[Number(place?.split(' ')[1]) - 1]?.shift() ?? NOTHING_MORE);
    await page.keyboard.press('Space');
    await status(page, 'Listening').waitFor({ state: 'hidden' });
  }
}

async function readReport(page: Page, camera: Camera): Promise<void> {
  await page.getByRole('heading', { name: 'Interview Report' }).waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(4_500, async () => {
    await page.waitForTimeout(2_500);
    await glideTo(page, 0.35);
    await page.waitForTimeout(1_000);
  });
  await page.getByRole('link', { name: /^Question 1 .*Conciseness/ }).click();
  await page.getByRole('heading', { name: 'Score Analysis' }).waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(4_500, async () => {
    await page.waitForTimeout(2_500);
    await glideTo(page, 0.25);
    await page.waitForTimeout(1_000);
  });
}

async function takeReport(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await page.getByRole('heading', { name: 'Interview Report' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const clip = { x: 0, y: 0, width: 1440, height: 1285 };
  await page.screenshot({ path: path.join(PICTURES, 'report.png'), fullPage: true, clip });
}

/** A share of what is below, as slowly as a hand does it. */
const glideTo = (page: Page, share: number): Promise<void> =>
  page.evaluate(async (to) => {
    const top = to * (document.documentElement.scrollHeight - innerHeight);
    const [from, begun, lastsMs] = [scrollY, performance.now(), 900];
    for (let done = 0; done < 1; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      done = Math.min(1, (performance.now() - begun) / lastsMs);
      window.scrollTo({ top: from + (top - from) * done * done * (3 - 2 * done), behavior: 'instant' });
    }
  }, share);
