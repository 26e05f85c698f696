import type { Browser, Page } from '@playwright/test';
import { readStartedInterview } from '#domain/answers/read-started-interview.ts';
import type { DeepgramServer } from '#tests/support/deepgram-server.ts';
import { leaveTutorial } from '#tests/support/interview-steps.ts';
import { expectedSentences } from '#tests/support/realtime-test.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';
import { Camera, FILM_SIZE, type Footage } from './camera.ts';
import { glide } from './glide.ts';
import { Hand } from './hand.ts';
import { nameDevices } from './name-devices.ts';
import { NOTHING_MORE, ROLE, storyFor, type Told } from './story.ts';
import { takeReport, takeStage } from './take-pictures.ts';
import { Talk } from './talk.ts';

/** Against hanging: nothing that is waited for is in the film. */
const PATIENCE_MS = 120_000;
/** From when an answer begins until words of it are shown. */
const FIRST_WORDS_MS = 900;
/** So often an interview is drawn anew until there is a story for it. */
const MOST_DRAWS = 20;

interface Sitting {
  page: Page;
  camera: Camera;
  hand: Hand;
  talk: Talk;
}

/** Holds the interview of the film; the pictures of stage and report go to `pictures`. */
export async function playInterview(
  browser: Browser,
  address: string,
  deepgram: DeepgramServer,
  pictures: string,
): Promise<Footage> {
  const sitting = await sitDown(browser, address, deepgram);
  const { page, camera, hand, talk } = sitting;
  await camera.film(2_300, async () => {
    await page.waitForTimeout(1_300);
    await hand.press(page.getByRole('button', { name: 'Start Interview' }));
  });
  await leaveTutorial(page);
  await talk.hear();
  await camera.film(2_000, () => page.waitForTimeout(2_000));
  for (let answered = 0; answered < 2 || (await talk.isFollowUp()); answered += 1) {
    await talk.reply();
    await talk.hear();
  }
  await answerLast(sitting, pictures);
  while (await talk.reply()) await talk.hear();
  await readReport(sitting);
  await takeReport(page, pictures);
  await page.context().close();
  return camera.footage;
}

/** From the landing page to the ready page of an interview that there is a story for. */
async function sitDown(browser: Browser, address: string, deepgram: DeepgramServer): Promise<Sitting> {
  for (let draws = 0; draws < MOST_DRAWS; draws += 1) {
    const context = await browser.newContext({ baseURL: address, viewport: FILM_SIZE });
    context.setDefaultTimeout(PATIENCE_MS);
    await signUp(context.request, 'Maya Lindqvist');
    const page = await context.newPage();
    await page.addInitScript(nameDevices);
    const microphone = await TalkingMicrophone.install(page);
    const hand = await Hand.install(page);
    const camera = await Camera.before(page);
    const story = storyFor(await chooseInterview(page, camera, hand));
    if (story) {
      await rehearse(story);
      return { page, camera, hand, talk: new Talk(page, microphone, deepgram, story) };
    }
    await context.close();
  }
  throw new Error(`No interview of ${MOST_DRAWS} asked what there is a story for.`);
}

/** Once and before: the interview waits for nobody's voice to be made. */
async function rehearse(story: readonly Told[]): Promise<void> {
  for (const { answer, more } of story) await expectedSentences([answer, more]);
  await expectedSentences([NOTHING_MORE]);
}

/** Answers what it asks. */
async function chooseInterview(page: Page, camera: Camera, hand: Hand): Promise<string[]> {
  const started = page.waitForResponse((answer) => answer.url().endsWith('/api/interview/start'));
  await page.goto('/home');
  await page.getByRole('heading', { name: 'Ready to Interview?' }).waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(5_400, async () => {
    await page.waitForTimeout(700);
    await hand.press(page.getByRole('combobox', { name: 'Trending Interviews' }));
    await page.waitForTimeout(700);
    await hand.press(page.getByRole('option', { name: ROLE }));
    await page.waitForTimeout(400);
    await hand.press(page.getByText('10min'));
    await page.waitForTimeout(300);
    await hand.press(page.getByRole('button', { name: 'Create Mock Interview' }));
    await page.waitForTimeout(200);
  });
  const questions = readStartedInterview(await (await started).json())?.questions ?? [];
  await page.getByRole('heading', { name: 'Your interview is ready' }).waitFor();
  await page.waitForLoadState('networkidle');
  return questions.map(({ text }) => text);
}

/** The last question, its answer with its words as they are heard, and what is asked after it. */
async function answerLast({ page, camera, talk }: Sitting, pictures: string): Promise<void> {
  await camera.film(2_600, () => page.waitForTimeout(2_600));
  const answer = await talk.begin();
  await page.waitForTimeout(FIRST_WORDS_MS);
  await camera.film(3_200, () => page.waitForTimeout(3_200));
  await page.waitForTimeout(4_000);
  await takeStage(page, pictures);
  await camera.film(2_300, () => page.waitForTimeout(2_300));
  await answer?.said;
  await camera.film(1_200, async () => {
    await talk.end();
    await page.waitForTimeout(400);
  });
  await talk.hear();
  if (!(await talk.isFollowUp())) throw new Error('Nothing was asked after the last answer.');
  await camera.film(2_600, () => page.waitForTimeout(2_600));
  const more = await talk.begin();
  await page.waitForTimeout(FIRST_WORDS_MS);
  await camera.film(2_200, () => page.waitForTimeout(2_200));
  await more?.said;
  await talk.end();
  await talk.hear();
}

async function readReport({ page, camera, hand }: Sitting): Promise<void> {
  await page.getByRole('heading', { name: 'Interview Report' }).waitFor();
  await page.waitForLoadState('networkidle');
  const last = page.getByRole('link', { name: /^Question 3 .*Conciseness/ });
  await camera.film(3_200, async () => {
    await page.waitForTimeout(1_800);
    await hand.press(last);
  });
  await page.getByRole('heading', { name: 'Score Analysis' }).waitFor();
  await page.waitForLoadState('networkidle');
  await camera.film(3_200, async () => {
    await page.waitForTimeout(1_000);
    await glide(page, 420);
    await page.waitForTimeout(1_000);
  });
  await page.goBack();
}
