import type { Page } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';
import type { AnswerMetrics } from '#contract/speech-metrics-calls.ts';
import { COMPARED_HZ, comparable, correlateWhole } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { playRecording } from '#tests/support/play-recording.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

test.use({ speaking: { recogniser: 'available', spokenMs: 1_000 } });

/** What the candidate says, sentence by sentence, and the words of it that a recogniser can hardly mistake. */
const SAYS = [
  {
    say: ['I lead a team of five engineers', 'and we deliver the project two weeks early'],
    hear: ['team', 'engineers', 'project', 'weeks', 'early'],
  },
  {
    // It says nothing in particular, so that it is asked after.
    say: ['I think that communication is very important in every office'],
    hear: ['think', 'communication', 'important', 'every', 'office'],
  },
];

const status = (page: Page) => page.locator('[data-part="status"]');

/** Every word that the status line has shown, in order. */
async function watchStatus(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    const note = () => {
      const word = document.querySelector('[data-part="status"]')?.textContent ?? '';
      if (word !== '' && shown.at(-1) !== word) shown.push(word);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    (window as unknown as { shown: string[] }).shown = shown;
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

/** Where a sentence was last heard in a recording, in milliseconds; undefined when too much of it is missing there. */
async function endInRecording(sentence: string, sound: Float32Array): Promise<number | undefined> {
  const spoken = comparable(await speakAloud(sentence));
  const { likeness, atMs } = correlateWhole(spoken, sound);
  const end = spoken.findLastIndex((sample) => Math.abs(sample) > 0.02);
  return likeness < 0.6 ? undefined : atMs + (end / COMPARED_HZ) * 1_000;
}

/** How far the time that is kept of the last word of each sentence lies from where its recording has it. */
async function errorsOfTimes(page: Page, id: string, answers: readonly AnswerMetrics[]): Promise<number[]> {
  const { data } = await (await page.request.get(`/api/segmented-recording/segments/${id}`)).json();
  const errorsMs: number[] = [];
  for (const [turn, { entryId, words = [] }] of answers.entries()) {
    const segment = (data.segments as Segment[]).find((each) => each.entryId === entryId);
    if (!segment) continue;
    const { sound } = await playRecording(page, segment.url);
    for (const sentence of SAYS[turn % SAYS.length]?.say ?? []) {
      const last = sentence.split(' ').at(-1);
      const kept = words.find(({ word }) => word.toLowerCase() === last);
      const endMs = await endInRecording(sentence, sound);
      if (kept && endMs !== undefined) errorsMs.push(Math.abs(kept.endMs - segment.answerOffsetMs - endMs));
    }
  }
  return errorsMs;
}

test('a spoken interview goes from the microphone through follow-ups and questions to the report', async ({
  page,
  microphone,
  speech,
}) => {
  const heardBefore = speech.heard.length;
  const heard = () => speech.heard.slice(heardBefore);
  await createInterview(page);
  const shown = await watchStatus(page);
  await enterInterview(page);
  const id = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const over = page.getByText('Interview Complete!');
  const captions: string[] = [];
  let turn = 0;
  for (; ; turn++) {
    await expect(status(page).filter({ hasText: 'Listening' }).or(over)).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    captions.push(`${await page.getByRole('heading', { level: 1 }).textContent()}`);
    const { say } = SAYS[turn % SAYS.length] as (typeof SAYS)[number];
    speech.say(say.join(' '));
    for (const sentence of say) await microphone.say(sentence);
    // The first answer ends by itself, as one does that nobody ends; the others by the key.
    if (turn > 0) await page.keyboard.press('Space');
    // The next turn listens too: that this one is over is known by its sound.
    await expect.poll(() => heard().length, { timeout: 30_000 }).toBe(turn + 1);
  }

  expect(turn).toBeGreaterThanOrEqual(3);
  expect(captions).toEqual(expect.arrayContaining(['Question 1', 'Question 2', 'Question 3']));
  expect(captions).toContain('Follow-up Question');
  // Nothing is said to be heard while the interviewer speaks, and no answer goes by without being processed.
  const words = await shown();
  expect(new Set(words)).toEqual(new Set(['Interviewer speaking', 'Your turn', 'Listening', 'Processing']));
  for (const [i, word] of words.entries()) {
    if (word === 'Listening') expect([words[i - 1], words[i + 1]]).toEqual(['Your turn', 'Processing']);
  }

  expect(speech.faults).toEqual([]);
  expect(heard()).toHaveLength(turn);
  for (const { audio } of heard()) {
    expect(audio.sampleRateHz).toBe(16_000);
    expect(audio.durationMs).toBeGreaterThan(2_000);
    // Speech and a second around it: the eight seconds of silence that ended the first answer are not sent.
    expect(audio.durationMs).toBeLessThan(9_000);
  }
  // A busy machine drops a syllable here and there; of each sentence most of the words arrive once at least.
  for (const [i, { hear }] of SAYS.entries()) {
    const recognised = heard().filter((_, at) => at % SAYS.length === i);
    const counts = recognised.map(({ text }) => hear.filter((word) => text.toLowerCase().includes(word)).length);
    expect(Math.max(...counts), recognised.map(({ text }) => text).join(' | ')).toBeGreaterThanOrEqual(3);
  }
  await expect.poll(() => microphone.openCount()).toBe(0);

  // Every word has its moment, as the recogniser told it and not by estimate.
  const measured = async (): Promise<AnswerMetrics[]> =>
    (await (await page.request.get(`/api/speech-metrics/interview/${id}`)).json()).data;
  await expect.poll(async () => (await measured()).length, { timeout: 30_000 }).toBe(turn);
  const answers = await measured();
  expect(answers.flatMap(({ words = [] }) => words.filter(({ estimated }) => estimated))).toEqual([]);
  expect(answers.map(({ words = [] }) => words.length)).not.toContain(0);
  await expect
    .poll(async () => page.evaluate(() => localStorage.getItem('unsentRecordings')), { timeout: 30_000 })
    .toBeNull();
  // Times that a scripted recogniser made up agree with nothing.
  const errorsMs = speech.isReal ? await errorsOfTimes(page, id, answers.slice(0, 3)) : [0, 0];
  expect(errorsMs.length).toBeGreaterThanOrEqual(2);
  // One sentence may lie where a busy machine dropped a moment of its recording.
  const middle = errorsMs.toSorted((a, b) => a - b)[Math.floor(errorsMs.length / 2)];
  expect(middle, errorsMs.join(', ')).toBeLessThanOrEqual(500);
});
