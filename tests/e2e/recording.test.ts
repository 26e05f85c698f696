import type { Page } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';
import type { AnswerMetrics } from '#contract/speech-metrics-calls.ts';
import { COMPARED_HZ, comparable, correlate } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { createInterview, enterInterview, FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { playRecording } from '#tests/support/play-recording.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

const SAYS = ['I lead a team of five engineers', 'The server failed on Monday'] as const;
/** A recording is known to begin where it is said to within this. */
const WITHIN_MS = 250;

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const panel = (page: Page) => page.getByRole('region', { name: 'Camera preview' });

const interviewIdOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId as string);

async function segmentsOf(page: Page, id: string): Promise<Segment[]> {
  return (await (await page.request.get(`/api/segmented-recording/segments/${id}`)).json()).data.segments;
}

/** A busy machine drops moments of sound, which moves what comes behind them: the second that is found best decides. */
function bestPiece(spoken: Float32Array, heard: Float32Array): { likeness: number; atMs: number } {
  const pieces = Array.from({ length: Math.floor(spoken.length / COMPARED_HZ) }, (_, second) => {
    const piece = spoken.subarray(second * COMPARED_HZ, (second + 1) * COMPARED_HZ);
    const { likeness, atMs } = correlate(piece, heard);
    return { likeness, atMs: atMs - second * 1_000 };
  });
  return pieces.reduce((best, piece) => (piece.likeness > best.likeness ? piece : best));
}

test('each answer is recorded, and what is kept of it is what was seen and said', async ({
  page,
  microphone,
  speech,
}) => {
  await page.addInitScript(() => {
    const cameras: MediaStreamTrack[] = [];
    const ask = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await ask(wishes);
      cameras.push(...stream.getVideoTracks());
      return stream;
    };
    Object.assign(window, { openCameras: () => cameras.filter(({ readyState }) => readyState === 'live').length });
  });
  const openCameras = () => page.evaluate(() => (window as unknown as { openCameras(): number }).openCameras());
  const told: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/segmented-recording\/(initialize|start|end|webhook-response)/.exec(request.url()) ?? [];
    if (call) told.push(call);
  });
  await createInterview(page);
  await expect(page.getByText('Your spoken answers are recorded, with picture and sound.')).toBeVisible();
  await enterInterview(page);
  const id = await interviewIdOf(page);

  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  speech.say(FULL_ANSWER, FULL_ANSWER.replace('five hundred', 'many'));
  await microphone.say(SAYS[0]);
  // Hidden, it is recorded all the same, and says so.
  await page.getByRole('button', { name: 'Hide Camera' }).click();
  await expect(page.locator('header').getByText('Recording')).toBeVisible();
  await page.getByRole('button', { name: 'Show Camera' }).click();
  await page.keyboard.press('Space');
  await expect(status(page, 'Listening')).toBeHidden();

  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.say(SAYS[1]);
  // Switched off in mid-answer: what follows is sound alone.
  await panel(page).getByRole('button', { name: 'Camera', exact: true }).click();
  await expect(panel(page).getByText('Your answers are recorded with sound only.')).toBeVisible();
  expect(await openCameras()).toBe(0);
  await microphone.say(SAYS[0]);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await segmentsOf(page, id)).length, { timeout: 30_000 }).toBe(3);

  const segments = await segmentsOf(page, id);
  expect(segments.map(({ mimeType }) => mimeType)).toEqual(['video/webm', 'video/webm', 'audio/webm']);
  expect(new Set(segments.map(({ entryId }) => entryId)).size).toBe(2);
  expect(segments[1]?.entryId).toBe(segments[2]?.entryId);
  const said = [SAYS[0], SAYS[1], SAYS[0]];
  const spoken = await Promise.all(said.map(async (text) => comparable(await speakAloud(text))));
  const foundAtMs: number[] = [];
  for (const [i, segment] of segments.entries()) {
    const played = await playRecording(page, segment.url);
    expect(played.duration).toBeGreaterThan(1);
    expect(Math.abs(played.duration - segment.duration)).toBeLessThan(0.6);
    expect(Math.abs(played.soughtTo - played.duration / 2)).toBeLessThan(0.1);
    const hasPicture = segment.mimeType === 'video/webm';
    expect([played.width, played.height]).toEqual(hasPicture ? [640, 480] : [0, 0]);
    if (hasPicture) expect(played.contrast).toBeGreaterThan(50);
    const { likeness, atMs } = bestPiece(spoken[i] as Float32Array, played.sound);
    expect(likeness, `segment ${i}`).toBeGreaterThanOrEqual(0.6);
    const other = said[i] === SAYS[0] ? 1 : 0;
    expect(correlate(spoken[other] as Float32Array, played.sound).likeness).toBeLessThan(0.3);
    foundAtMs.push(segment.answerOffsetMs + atMs);
    expect(segment.peaks).toHaveLength(200);
    expect(Math.max(...segment.peaks)).toBeGreaterThan(40);
  }

  // What was measured agrees with what is heard: the first speech of an answer begins where its recording says it.
  const answers: AnswerMetrics[] = (await (await page.request.get(`/api/speech-metrics/interview/${id}`)).json()).data;
  expect(answers.map(({ entryId }) => entryId)).toEqual([segments[0]?.entryId, segments[1]?.entryId]);
  for (const [i, { metrics, words }] of answers.entries()) {
    const pattern = metrics.vadPattern as { isSpeech: boolean; durationMs: number }[];
    const silentMs = pattern[0]?.isSpeech ? 0 : (pattern[0]?.durationMs ?? 0);
    expect(Math.abs(silentMs - (foundAtMs[i] ?? 0))).toBeLessThan(WITHIN_MS);
    expect(metrics).toMatchObject({ stopReason: 'manual', wordsPerMinute: expect.any(Number) });
    expect(words?.length).toBeGreaterThan(10);
  }
  // The next turn may have begun already.
  const times = (call: string) => told.filter((each) => each === call).length;
  expect([times('initialize'), times('end'), times('webhook-response')]).toEqual([1, 3, 2]);
  expect(times('start')).toBeGreaterThanOrEqual(3);

  // Its page left, nothing is open any more.
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  expect(await microphone.openCount()).toBe(0);
  expect(await openCameras()).toBe(0);
});
