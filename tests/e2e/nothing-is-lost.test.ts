import { leaveTutorial, typeAnswer } from '#tests/support/interview-steps.ts';
import {
  ANSWER,
  acknowledgement,
  answers,
  beginListening,
  caption,
  endAnswer,
  expectKept,
  interviewIdOf,
  listening,
  sayAnswer,
  status,
  transcript,
} from '#tests/support/live-steps.ts';
import { expect, test } from '#tests/support/spoken-test.ts';

/** So many questions that none of these journeys comes to their end. */
const LONG = '30min';

test('what is being said goes into the field when the candidate would rather type, goes on from there by voice, and from where an interview went on elsewhere', async ({
  page,
  microphone,
  speech,
}) => {
  await beginListening(page, LONG);
  speech.say('I led a team.');
  await microphone.say('I led a team.');
  await page.getByRole('button', { name: 'Type instead' }).click();
  const field = page.getByLabel('Your answer');
  await expect(field).toHaveValue('I led a team.');
  await field.fill(ANSWER);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(field).toHaveValue('', { timeout: 20_000 });
  await expectKept(page, ANSWER);
  // Whoever types goes on where they typed.
  await expect(field).toBeFocused();

  // Half of the next answer is typed, and gone on with by speaking.
  await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 30_000 });
  await field.fill('It took a year,');
  await page.getByRole('button', { name: 'Speak instead' }).click();
  const heard = page.locator('[data-part="heard"]');
  await expect(heard).toHaveText('It took a year,');
  await listening(page);
  speech.say('and it saved us two.');
  await microphone.say('I led a team.');
  await page.keyboard.press('Space');
  await expectKept(page, ANSWER, 'It took a year, and it saved us two.');
  await expect(heard).toBeHidden();

  await test.step('what is said here stands beside what was said elsewhere', async () => {
    await listening(page);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.request.post('/api/llm/complete', {
      data: { interviewId: await interviewIdOf(page), entryId: 'ans_elsewhere', userText: 'I said this elsewhere.' },
    });
    await typeAnswer(page, 'Here I say something else.');
    await expect(page.getByText('This interview has moved on, here or in another tab.')).toBeVisible();
    const asked = async () => (await transcript(page)).findLast(({ speaker }) => speaker === 'ai')?.text ?? '';
    await expect.poll(async () => (await asked()).endsWith((await caption(page).textContent()) ?? '-')).toBe(true);
    const said = (await answers(page)).slice(2).map(({ text }) => text);
    expect(said.sort()).toEqual(['Here I say something else.', 'I said this elsewhere.']);
  });
});

test('an answer outlasts an interviewer that fails, a recogniser that fails, a lost connection and a server that dies', async ({
  page,
  context,
  server,
  microphone,
  speech,
}) => {
  await beginListening(page, LONG);
  const kept: string[] = [];

  await test.step('the fallback is said, the question stays, and the answer can be sent again', async () => {
    const asked = await caption(page).textContent();
    await page.route('**/api/llm/complete', (route) => route.fulfill({ status: 404, json: { success: false } }));
    await sayAnswer(microphone, speech);
    await page.keyboard.press('Space');
    await expect(acknowledgement(page)).toHaveText('Thank you for your response.');
    expect(await caption(page).textContent()).toBe(asked);
    await listening(page);
    await expect(page.getByRole('img', { name: /^Question \d/ })).toHaveAttribute('aria-label', 'Question 1 of 6');
    await page.unroute('**/api/llm/complete');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(acknowledgement(page).filter({ hasText: 'Thank you for your response.' })).toBeHidden();
    kept.push(ANSWER);
    await expectKept(page, ...kept);
  });

  await test.step('the sound of an answer is kept until its words are there', async () => {
    await listening(page);
    await page.route('**/api/speech/stt/transcribe', (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, code: 'unprocessable', message: 'STT transcription failed' },
      }),
    );
    await microphone.say('I led a team.');
    await page.keyboard.press('Space');
    await expect(page.getByText('STT transcription failed. What you said is kept.')).toBeVisible();
    await page.unroute('**/api/speech/stt/transcribe');
    speech.say('We wrote the second half anew.');
    await page.getByRole('button', { name: 'Try again' }).click();
    kept.push('We wrote the second half anew.');
    await expectKept(page, ...kept);
    await listening(page);
  });

  await test.step('a lost connection is waited out, and says that it is', async () => {
    speech.say('I measured every payment.');
    await microphone.say('I led a team.');
    await context.setOffline(true);
    await page.keyboard.press('Space');
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeVisible();
    // It is tried again, in vain.
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/speech/stt/transcribe'));
    await context.setOffline(false);
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeHidden({ timeout: 15_000 });
    kept.push('I measured every payment.');
    await expectKept(page, ...kept);
    await listening(page);
  });

  await test.step('a server that dies in the middle of an answer finds the interview where it was', async () => {
    speech.say('It took two years.');
    await microphone.say('I led a team.');
    await server.kill();
    await page.keyboard.press('Space');
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeVisible({ timeout: 15_000 });
    await server.startAgain();
    kept.push('It took two years.');
    await expectKept(page, ...kept);
    await listening(page);
  });
});

test('a reload between answers, in mid-answer and in mid-sending, and a tab that is closed, lose nothing and say so', async ({
  page,
  context,
  microphone,
  speech,
}) => {
  await beginListening(page, LONG);
  await sayAnswer(microphone, speech);
  await endAnswer(page);
  const asked = (await caption(page).textContent()) ?? '';
  const kept = await transcript(page);
  const inTab = await page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('interview_transcript_int_'));
    return JSON.parse(sessionStorage.getItem(key ?? '') ?? '[]');
  });
  expect(inTab.map(({ text }: { text: string }) => text)).toEqual(kept.map(({ text }) => text));
  expect(inTab.map(({ speaker }: { speaker: string }) => speaker)).toContain('User');
  await page.reload();
  await expect(page.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
  await expect(caption(page)).toHaveText(asked);

  await test.step('in mid-answer it says what is kept and what is not', async () => {
    await listening(page);
    await microphone.say('It took us almost a year');
    // That somebody speaks is found out a moment after it is heard.
    const isNoted = () => Object.keys(sessionStorage).some((key) => key.startsWith('interview_speaking_int_'));
    await page.waitForFunction(isNoted);
    await page.reload();
    await expect(page.getByText('Your earlier answers are kept, but what you were saying')).toBeVisible();
    await expectKept(page, ANSWER);
  });

  await test.step('an answer that had not arrived is sent again', async () => {
    await listening(page);
    await page.route('**/api/llm/complete', () => undefined);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').fill('We moved it by night.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(status(page, 'Processing')).toBeVisible();
    await page.unroute('**/api/llm/complete');
    await page.reload();
    await expectKept(page, ANSWER, 'We moved it by night.');
    await listening(page);
  });

  await test.step('a tab that is closed and opened again comes back to the same question', async () => {
    const now = (await caption(page).textContent()) ?? '';
    const before = await transcript(page);
    await page.close();
    const again = await context.newPage();
    await again.goto('/interview');
    await leaveTutorial(again);
    await expect(again.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
    await expect(caption(again)).toHaveText(now);
    expect(await transcript(again)).toEqual(before);
  });
});
