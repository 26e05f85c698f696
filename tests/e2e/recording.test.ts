import { comparable, correlateWhole } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';
import { createInterview, enterInterview, FULL_ANSWER } from '#tests/support/interview-steps.ts';
import { playRecording } from '#tests/support/play-recording.ts';
import { cameraPanel, interviewIdOf, segmentsOf, statusOf } from '#tests/support/recorded-interview.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

/** As unlike each other as two sentences in one voice are. */
const SAYS = ['We moved the whole payment system', 'They asked us why it was so slow'] as const;

/** Finds in a recording the one of the sentences that was said in it, and not the other. */
async function expectToHear(sound: Float32Array, said: (typeof SAYS)[number], what: string): Promise<void> {
  const found = await Promise.all(
    SAYS.map(async (sentence) => correlateWhole(comparable(await speakAloud(sentence)), sound)),
  );
  const own = found[SAYS.indexOf(said)];
  expect(own?.likeness, `${what}: what was said`).toBeGreaterThanOrEqual(0.6);
  expect(found.find((each) => each !== own)?.likeness, `${what}: what was not said`).toBeLessThan(0.5);
}

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
  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  speech.say(FULL_ANSWER, `${FULL_ANSWER} That was the second.`);
  await microphone.say(SAYS[0]);
  await microphone.takeAway();
  await expect(page.getByText('Your microphone was lost, and another one has taken over.')).toBeVisible();
  await microphone.say(SAYS[1]);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await answers()).length).toBe(1);

  // None is left: what was said until then is in the field, and goes from there.
  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
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
  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.takeAway('NotAllowedError');
  const denied = page.getByText('Microphone access denied. Please enable microphone permissions.');
  await expect(denied).toBeVisible();
  const refused = await microphone.refusedCount();
  await page.getByRole('button', { name: 'Try again' }).click();
  // Its words stand from before: only another refusal shows that it was asked again.
  await expect.poll(() => microphone.refusedCount()).toBe(refused + 1);
  await expect(denied).toBeVisible();
  await microphone.giveBack();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(denied).toBeHidden();
  // From now on the browser can write no format: that is told, and the answer is heard all the same.
  await page.evaluate(() => {
    MediaRecorder.isTypeSupported = () => false;
  });
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await expect(statusOf(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await expect(cameraPanel(page).getByText('No supported video format found')).toBeVisible();
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
  // The interview is over, however much was still to be asked, and nothing is open any more.
  await page.getByRole('button', { name: 'End Interview' }).click();
  await expect.poll(() => microphone.openCount(), { timeout: 30_000 }).toBe(0);
});
