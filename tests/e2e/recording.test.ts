import type { Page } from '@playwright/test';
import type { Segment } from '#contract/recording-calls.ts';
import type { AnswerMetrics } from '#contract/speech-metrics-calls.ts';
import { comparable, correlateWhole } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { createInterview, enterInterview, FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { playRecording } from '#tests/support/play-recording.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

/** As unlike each other as two sentences in one voice are. */
const SAYS = ['We moved the whole payment system', 'They asked us why it was so slow'] as const;
/** A recording is known to begin where it is said to within this. */
const WITHIN_MS = 250;

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const panel = (page: Page) => page.getByRole('region', { name: 'Camera preview' });

const interviewIdOf = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId as string);

async function segmentsOf(page: Page, id: string): Promise<Segment[]> {
  return (await (await page.request.get(`/api/segmented-recording/segments/${id}`)).json()).data.segments;
}

/** Finds in a recording the one of the sentences that was said in it, and not the other. Tells where it begins. */
async function expectToHear(sound: Float32Array, said: (typeof SAYS)[number], what: string): Promise<number> {
  const found = await Promise.all(
    SAYS.map(async (sentence) => correlateWhole(comparable(await speakAloud(sentence)), sound)),
  );
  const own = found[SAYS.indexOf(said)];
  expect(own?.likeness, `${what}: what was said`).toBeGreaterThanOrEqual(0.6);
  expect(found.find((each) => each !== own)?.likeness, `${what}: what was not said`).toBeLessThan(0.3);
  return own?.atMs ?? Number.NaN;
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
  const said = [SAYS[0], SAYS[1], SAYS[0]] as const;
  const foundAtMs: number[] = [];
  for (const [i, segment] of segments.entries()) {
    const played = await playRecording(page, segment.url);
    expect(played.duration).toBeGreaterThan(1);
    expect(Math.abs(played.duration - segment.duration)).toBeLessThan(0.6);
    expect(Math.abs(played.soughtTo - played.duration / 2)).toBeLessThan(0.1);
    const hasPicture = segment.mimeType === 'video/webm';
    expect([played.width, played.height]).toEqual(hasPicture ? [640, 480] : [0, 0]);
    if (hasPicture) expect(played.contrast).toBeGreaterThan(50);
    const atMs = await expectToHear(played.sound, said[i] ?? SAYS[0], `segment ${i}`);
    foundAtMs.push(segment.answerOffsetMs + atMs);
    expect(segment.peaks).toHaveLength(200);
    expect(Math.max(...segment.peaks)).toBeGreaterThan(40);
  }

  // What was measured agrees with what is heard: the first speech of an answer begins where its recording says it.
  // Turns in which nobody speaks are measured too, while all this is looked at.
  const { data } = await (await page.request.get(`/api/speech-metrics/interview/${id}`)).json();
  const answers: AnswerMetrics[] = data.slice(0, 2);
  expect(answers.map(({ entryId }) => entryId)).toEqual([segments[0]?.entryId, segments[1]?.entryId]);
  for (const [i, { metrics, words }] of answers.entries()) {
    const pattern = metrics.vadPattern as { isSpeech: boolean; durationMs: number }[];
    const silentMs = pattern[0]?.isSpeech ? 0 : (pattern[0]?.durationMs ?? 0);
    expect(Math.abs(silentMs - (foundAtMs[i] ?? 0))).toBeLessThan(WITHIN_MS);
    // The script has more words than can have been said, so that there is no pace to expect.
    expect(metrics.stopReason).toBe('manual');
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

test('an answer goes on when its microphone is changed, lost or refused, or its sound cannot be recorded', async ({
  page,
  microphone,
  speech,
}) => {
  await createInterview(page);
  await enterInterview(page);
  const id = await interviewIdOf(page);
  const answers = async () => {
    const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
    return data.entries.filter(({ speaker }: { speaker: string }) => speaker === 'human');
  };
  const field = page.getByLabel('Your answer');

  // Another one takes over, in the same answer.
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  speech.say(FULL_ANSWER, `${FULL_ANSWER} That was the second.`);
  await microphone.say(SAYS[0]);
  await microphone.takeAway();
  await expect(page.getByText('Your microphone was lost, and another one has taken over.')).toBeVisible();
  await microphone.say(SAYS[1]);
  await page.keyboard.press('Space');
  await expect(status(page, 'Listening')).toBeHidden();

  // None is left: what was said until then is in the field, and goes from there.
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.say(SAYS[1]);
  await microphone.takeAway('NotFoundError');
  await expect(page.getByText('Your microphone is no longer there. What you said until then is kept.')).toBeVisible();
  await expect(field).toHaveValue(/That was the second\.$/);
  expect(await microphone.openCount()).toBe(0);
  await microphone.giveBack();
  await expect(page.getByText('Your microphone is no longer there.')).toBeHidden();
  expect(await microphone.openCount()).toBe(1);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect.poll(async () => (await answers()).length).toBe(2);

  // Permission is withdrawn in mid-answer, and given again.
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.takeAway('NotAllowedError');
  const denied = page.getByText('Microphone access denied. Please enable microphone permissions.');
  await expect(denied).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(denied).toBeVisible();
  await microphone.giveBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(denied).toBeHidden();
  // From now on the browser can write no format: that is told, and the answer is heard all the same.
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await expect(panel(page).getByText('No supported video format found')).toBeVisible();
  speech.say(`${FULL_ANSWER} That was the third.`);
  await microphone.say(SAYS[0]);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await answers()).length, { timeout: 30_000 }).toBe(3);

  const entryIds = (await answers()).map(({ id: entryId }: { id: string }) => entryId);
  await expect.poll(async () => (await segmentsOf(page, id)).length, { timeout: 30_000 }).toBe(3);
  const segments = await segmentsOf(page, id);
  expect(segments.map(({ entryId }) => entryId)).toEqual([entryIds[0], entryIds[0], entryIds[1]]);
  for (const [i, said] of ([SAYS[0], SAYS[1], SAYS[1]] as const).entries()) {
    const { sound } = await playRecording(page, segments[i]?.url ?? '');
    await expectToHear(sound, said, `segment ${i}`);
  }
  // The interview is over, and nothing is open any more.
  await expect.poll(() => microphone.openCount(), { timeout: 30_000 }).toBe(0);
});
