import type { Page } from '@playwright/test';
import type { TranscriptEntry } from '#contract/interview.ts';
import type { InterviewResults } from '#contract/results.ts';
import type { AnswerMetrics } from '#contract/speech-metrics-calls.ts';
import { findWords } from '#domain/results/find-words.ts';
import { COMPARED_HZ, comparable, correlate, correlateWhole } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { playRecording } from '#tests/support/play-recording.ts';
import { cameraPanel, interviewIdOf, segmentsOf, statusOf, watchCameras } from '#tests/support/recorded-interview.ts';
import { signUp } from '#tests/support/signed-up.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import { lastPlayed, watchPlaying } from '#tests/support/watch-playing.ts';

/** What the recogniser tells too, so that the report is about what is heard. */
const TOLD =
  'Last year our order service was slow. I measured the queries and, um, you know, rewrote the worst one. As a result ' +
  'the response time dropped by sixty percent.';
/** What is said into the microphone, a recording each. */
const SAYS = [TOLD, 'The server failed on Monday', 'I lead a team of five engineers'] as const;
/** A recording begins where it is said to, but for the moments of sound that a busy machine drops. */
const WITHIN_MS = 1_000;

/** A busy machine drops moments of sound, which moves what comes behind them: the second that is found best decides. */
function bestPiece(spoken: Float32Array, heard: Float32Array): { likeness: number; atMs: number } {
  const pieces = Array.from({ length: Math.floor(spoken.length / COMPARED_HZ) }, (_, second) => {
    const piece = spoken.subarray(second * COMPARED_HZ, (second + 1) * COMPARED_HZ);
    const { likeness, atMs } = correlate(piece, heard);
    return { likeness, atMs: atMs - second * 1_000 };
  });
  return pieces.reduce((best, piece) => (piece.likeness > best.likeness ? piece : best));
}

test('each spoken answer is recorded as it was said, is what is heard when it is pressed in the report, and can be answered again aloud', async ({
  page,
  microphone,
  speech,
}) => {
  const openCameras = await watchCameras(page);
  const told: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/segmented-recording\/(initialize|start|end|webhook-response)/.exec(request.url()) ?? [];
    if (call) told.push(call);
  });
  await createInterview(page);
  await expect(page.getByText('Your spoken answers are recorded, with picture and sound.')).toBeVisible();
  await enterInterview(page);
  const id = await interviewIdOf(page);

  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  // Nothing of the second answer is worth holding up.
  speech.say(TOLD, 'I think that communication is very important in every office and in every team.');
  const saying = microphone.say(SAYS[0]);
  // Hidden, it is recorded all the same, and says so.
  await page.getByRole('button', { name: 'Hide Camera' }).click();
  await expect(page.locator('header').getByText('Recording')).toBeVisible();
  await page.getByRole('button', { name: 'Show Camera' }).click();
  await saying;
  const heardBefore = speech.heard.length;
  await page.keyboard.press('Space');
  await expect.poll(() => speech.heard.length, { timeout: 30_000 }).toBe(heardBefore + 1);

  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.say(SAYS[1]);
  // Switched off in mid-answer: what follows is sound alone.
  await cameraPanel(page).getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(cameraPanel(page).getByText('Your answers are recorded with sound only.')).toBeVisible();
  await expect.poll(openCameras).toBe(0);
  await microphone.say(SAYS[2]);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await segmentsOf(page, id)).length, { timeout: 30_000 }).toBe(3);

  // The next turn may have begun already, and ended in silence where the recordings took their time to arrive.
  const times = (call: string) => told.filter((each) => each === call).length;
  await expect
    .poll(() => times('start') >= 3 && times('end') >= 3 && times('webhook-response') >= 2, { timeout: 20_000 })
    .toBe(true);
  expect(times('initialize')).toBe(1);

  // Its page left, nothing is open any more.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await expect.poll(() => microphone.openCount()).toBe(0);
  await expect.poll(openCameras).toBe(0);

  const segments = await segmentsOf(page, id);
  expect(segments.map(({ mimeType }) => mimeType)).toEqual(['video/webm', 'video/webm', 'audio/webm']);
  expect(new Set(segments.map(({ entryId }) => entryId)).size).toBe(2);
  expect(segments[1]?.entryId).toBe(segments[2]?.entryId);
  const spoken = await Promise.all(SAYS.map(async (text) => comparable(await speakAloud(text))));
  const foundAtMs: number[] = [];
  for (const [i, segment] of segments.entries()) {
    const played = await playRecording(page, segment.url);
    expect(played.duration).toBeGreaterThan(1);
    // The file counts by the camera's frames and the segment by the page's clock, which a busy machine drives apart.
    expect(Math.abs(played.duration - segment.duration)).toBeLessThan(3);
    expect(Math.abs(played.soughtTo - played.duration / 2)).toBeLessThan(0.1);
    const hasPicture = segment.mimeType === 'video/webm';
    expect([played.width, played.height]).toEqual(hasPicture ? [640, 480] : [0, 0]);
    if (hasPicture) expect(played.contrast).toBeGreaterThan(50);
    const { likeness, atMs } = correlateWhole(spoken[i] as Float32Array, played.sound);
    expect(likeness, `segment ${i}: what was said`).toBeGreaterThanOrEqual(0.6);
    const other = correlateWhole(spoken[i === 1 ? 2 : 1] as Float32Array, played.sound);
    expect(other.likeness, `segment ${i}: what was not said`).toBeLessThan(0.5);
    foundAtMs.push(segment.answerOffsetMs + atMs);
    expect(segment.peaks).toHaveLength(200);
    expect(Math.max(...segment.peaks)).toBeGreaterThan(40);
  }

  // What was measured agrees with what is heard: the first speech of an answer begins where its recording says it.
  const measured = async (): Promise<AnswerMetrics[]> => {
    const { data } = await (await page.request.get(`/api/speech-metrics/interview/${id}`)).json();
    // The turn that was left had no words.
    return data.filter(({ entryId }: AnswerMetrics) => segments.some((segment) => segment.entryId === entryId));
  };
  await expect
    .poll(async () => (await measured()).map(({ entryId }) => entryId))
    .toEqual([segments[0]?.entryId, segments[1]?.entryId]);
  const answers = await measured();
  for (const [i, { metrics, words }] of answers.entries()) {
    const pattern = metrics.vadPattern as { isSpeech: boolean; durationMs: number }[];
    const silentMs = pattern[0]?.isSpeech ? 0 : (pattern[0]?.durationMs ?? 0);
    expect(Math.abs(silentMs - (foundAtMs[i] ?? 0))).toBeLessThan(WITHIN_MS);
    expect(metrics).toMatchObject({ stopReason: 'manual', wordsPerMinute: expect.any(Number) });
    expect(words?.length).toBeGreaterThan(10);
  }
  // The report of what was said is whole, and what is pressed in it is what is heard.
  await signUp(page.request);
  await page.request.post('/api/webhook/process-results', { data: { interviewId: id, isComplete: true } });
  await watchPlaying(page);
  await page.goto(`/results/${id}`);
  await expect(page.getByRole('heading', { name: 'Interview Report' })).toBeVisible({ timeout: 30_000 });
  const { data: report }: { data: InterviewResults } = await (await page.request.get(`/api/results/${id}`)).json();
  const { data: kept } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  expectWhole(report, kept.entries);
  // Which words are held up hangs on the question that was drawn, so some are named here.
  const PART = 'rewrote the worst one';
  const placeIn = (answer: string) => {
    const start_char = answer.indexOf(PART);
    return { response_number: 0, start_char, end_char: start_char + PART.length };
  };
  await page.route(`**/api/results/${id}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const [first] = answer.data.questions;
    const place = placeIn(first.responses[0].answer);
    answer.data.overall.best_moment = { question_id: first.question_id, reason: 'You say what you did.', ...place };
    await route.fulfill({ json: answer });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Play your best moment' }).click();
  await expectHeard(page, spoken, TOLD.slice(0, TOLD.indexOf(PART)));
  await page.unroute(`**/api/results/${id}`);

  await page.goto(`/results/${id}/question-analysis/1`);
  const main = page.locator('section', { has: page.getByRole('heading', { name: 'Main response' }) }).first();
  const slider = main.getByRole('slider');
  // The words are there before their sound, and say nothing until then.
  await expect(slider).toBeVisible();
  await watchLit(page);
  await main.getByRole('button', { name: /^um/ }).click();
  await expect(page.getByRole('note')).toContainText('Press to hear it.');
  await expectHeard(page, spoken, 'Last year our order service was slow. I measured the queries and,');
  await expectLit(page, 'um, you know,');
  await slider.focus();
  for (const [key, seconds] of [
    ['Home', 0],
    ['ArrowRight', 5],
    ['ArrowLeft', 0],
  ] as const) {
    await slider.press(key);
    await expect(slider).toHaveAttribute('aria-valuenow', String(seconds));
  }
  const downloaded = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download recording: Main response' }).click();
  expect((await downloaded).suggestedFilename()).toMatch(/\.webm$/);

  // So it is on the pages of the metrics, from the words and from their row of the bill.
  await page.goto(`/results/${id}/question-analysis/1/conciseness`);
  await expect(page.getByRole('button', { name: 'Play Main response' })).toBeVisible();
  await watchLit(page);
  await page.getByRole('button', { name: /^1 um/ }).click();
  await expect(page.getByRole('note')).toContainText('Press to hear it.');
  await lastPlayed(page);
  await expectLit(page, 'um, you know,');
  await page.goto(`/results/${id}/question-analysis/1`);

  // So is each part of what was told, beside its words, with the moment.
  await page.route(`**/api/results/${id}`, async (route) => {
    const answer = await (await route.fetch()).json();
    const place = placeIn(answer.data.questions[0].responses[0].answer);
    answer.data.questions[0].told = [{ label: 'What you did', place }];
    await route.fulfill({ json: answer });
  });
  await page.reload();
  await page.getByRole('button', { name: /^Play What you did, at \d:\d\d$/ }).click();
  await expectHeard(page, spoken, TOLD.slice(0, TOLD.indexOf(PART)));

  // Times that nobody told are said to be estimated.
  await page.route(new RegExp(`/api/speech-metrics/interview/${id}`), async (route) => {
    const answer = await (await route.fetch()).json();
    for (const { words = [] } of answer.data) for (const word of words) word.estimated = true;
    await route.fulfill({ json: answer });
  });
  await page.reload();
  await expect(slider).toBeVisible();
  await main.getByRole('button', { name: /^um/ }).click();
  await expect(page.getByRole('note')).toContainText('Its time is estimated, to a second or two.');

  await main.getByRole('button', { name: 'Delete recording: Main response' }).click();
  await main.getByRole('button', { name: 'Delete recording: Main response for good' }).click();
  await expect(slider).toHaveCount(0);
  expect((await segmentsOf(page, id)).length).toBe(2);

  // Answered again aloud, without a camera: it is written down, and its sound is not kept.
  speech.say('I rewrote the query.');
  await page.getByRole('link', { name: 'Answer it again' }).first().click();
  await page.getByRole('button', { name: 'Speak' }).click();
  await expect(page.getByText('Listening.')).toBeVisible({ timeout: 20_000 });
  await microphone.say(SAYS[1]);
  await page.getByRole('button', { name: 'Stop' }).click();
  const field = page.getByRole('textbox', { name: 'Your new answer' });
  await expect(field).toHaveValue('I rewrote the query.', { timeout: 20_000 });
  await expect.poll(async () => [await microphone.openCount(), await openCameras()]).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Score this answer' }).click();
  await expect(page.getByRole('region', { name: 'Answered again' })).toContainText('I rewrote the query.');
  expect((await segmentsOf(page, id)).length).toBe(2);
});

/** Takes down the words that light up from now on. */
const watchLit = (page: Page) =>
  page.evaluate(() => {
    const lit: string[] = [];
    Object.assign(window, { lit });
    new MutationObserver(() => {
      const word = document.querySelector('[data-being-said]')?.textContent ?? '';
      if (word !== '' && word !== lit.at(-1)) lit.push(word);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Expects that words lit up while they were played, in the order in which they were said, these among them, and none now. */
async function expectLit(page: Page, words: string): Promise<void> {
  const lit = await page.evaluate(() => (window as unknown as { lit: string[] }).lit);
  const places: number[] = [];
  for (const word of lit) {
    const at = TOLD.indexOf(word, (places.at(-1) ?? -1) + 1);
    expect(at, `“${word}” of ${lit.join(' | ')}`).toBeGreaterThanOrEqual(0);
    places.push(at);
  }
  const from = TOLD.indexOf(words);
  expect(places.some((place) => place >= from && place < from + words.length)).toBe(true);
  await expect(page.locator('[data-being-said]')).toHaveCount(0);
}

/** Where words are found by times that are good to a second and a half, and a second before them. */
const FOUND_WITHIN_MS = 1_500;
const BEFORE_MS = 1_000;

/** Expects that what was played last was said in the first answer, about where these words end, and in no other. */
async function expectHeard(page: Page, spoken: readonly Float32Array[], upTo: string): Promise<void> {
  const [own, other] = spoken as [Float32Array, Float32Array];
  const { sound } = await lastPlayed(page);
  const { likeness, atMs } = bestPiece(sound, own);
  expect(likeness).toBeGreaterThanOrEqual(0.6);
  const [shorter, longer] = sound.length < other.length ? [sound, other] : [other, sound];
  expect(correlate(shorter, longer).likeness).toBeLessThan(0.3);
  const saidAtMs = upTo === '' ? 0 : (comparable(await speakAloud(upTo)).length / COMPARED_HZ) * 1_000;
  expect(Math.abs(atMs - (saidAtMs - BEFORE_MS))).toBeLessThan(FOUND_WITHIN_MS);
}

/** Expects every field that the drawn report needs, and every quote where it was said. */
function expectWhole({ overall, questions, margin }: InterviewResults, entries: readonly TranscriptEntry[]): void {
  expect(margin).toBeDefined();
  const moment = overall.best_moment;
  const held = questions.find(({ question_id: questionId }) => questionId === moment?.question_id);
  const answered = held?.responses[moment?.response_number ?? -1]?.answer;
  if (moment) expect(answered?.slice(moment.start_char, moment.end_char)).toMatch(/\S/);
  for (const { topic, advice, responses, question_overall: axes } of questions) {
    expect(topic).toMatch(/\S/);
    expect(advice).toBeDefined();
    for (const { answer, sources = [], structure, conciseness } of responses) {
      expect(structure.spans).toBeDefined();
      expect(sources.map(({ start_char: from, end_char: to }) => answer.slice(from, to))).toEqual(
        sources.map(({ entry_id: entryId }) => entries.find((entry) => entry.id === entryId)?.text),
      );
      expect(sources.length).toBeGreaterThan(0);
      for (const { quote, start_char: from, end_char: to } of conciseness.penalties) {
        expect(answer.slice(from, to)).toBe(quote);
      }
    }
    const quotes = [...axes.problem_answer.criteria, ...axes.structure.penalties].map(({ quote }) => quote);
    for (const quote of quotes)
      expect(responses.some(({ answer }) => findWords(answer, quote) || quote === '')).toBe(true);
  }
}
