import type { Page } from '@playwright/test';
import { openStage } from './interview-steps.ts';
import type { SpeechServer } from './speech-server.ts';
import { expect } from './spoken-test.ts';
import type { TalkingMicrophone } from './talking-microphone.ts';

export const ANSWER = 'I led a team of five engineers and we moved the whole payment system.';

export const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
export const caption = (page: Page) => page.locator('[data-part="caption"]');
/** What the interviewer said beside the question. */
export const acknowledgement = (page: Page) => page.locator('[data-part="acknowledgement"]');

/** Waits for the candidate's turn, with the microphone open. */
export const listening = (page: Page) => expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });

export async function beginListening(page: Page, length?: string): Promise<void> {
  await openStage(page, length);
  await listening(page);
}

/** Says something that the speech service takes for the whole answer. */
export async function sayAnswer(microphone: TalkingMicrophone, speech: SpeechServer): Promise<void> {
  speech.say(ANSWER);
  await microphone.say('I led a team.');
}

/** Ends an answer by the space bar; settles once it is kept and the next turn has come. */
export async function endAnswer(page: Page): Promise<void> {
  const before = (await answers(page)).length;
  await page.keyboard.press('Space');
  await expect.poll(async () => (await answers(page)).length, { timeout: 30_000 }).toBe(before + 1);
  await listening(page);
}

/** Waits until these answers are kept, and no others. */
export const expectKept = (page: Page, ...texts: string[]) =>
  expect.poll(async () => (await answers(page)).map(({ text }) => text), { timeout: 20_000 }).toEqual(texts);

/** The interview that the tab is in. */
export const interviewIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);

/** The transcript that the server holds. */
export async function transcript(page: Page): Promise<{ speaker: string; text: string; current_question: number }[]> {
  const id = await interviewIdOf(page);
  return (await (await page.request.get(`/api/transcript/full/${id}`)).json()).data.entries;
}
export const answers = async (page: Page) => (await transcript(page)).filter(({ speaker }) => speaker === 'human');
