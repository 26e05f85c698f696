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

test.describe('nothing is lost', () => {
  test('what is being said goes into the field when the candidate would rather type, and goes on from there by voice', async ({
    page,
    microphone,
    speech,
  }) => {
    await beginListening(page);
    speech.say('I led a team.');
    await microphone.say('I led a team.');
    await page.getByRole('button', { name: 'Type instead' }).click();
    const field = page.getByLabel('Your answer');
    await expect(field).toHaveValue('I led a team.');
    await field.fill(ANSWER);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(field).toHaveValue('', { timeout: 20_000 });
    await expectKept(page);
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
    await expect
      .poll(async () => (await answers(page)).map(({ text }) => text), { timeout: 20_000 })
      .toEqual([ANSWER, 'It took a year, and it saved us two.']);
    await expect(heard).toBeHidden();
  });

  test('the sound of an answer is kept until its words are there', async ({ page, microphone, speech }) => {
    await beginListening(page);
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
    speech.say(ANSWER);
    await page.getByRole('button', { name: 'Try again' }).click();
    await listening(page);
    await expectKept(page);
  });

  test('an interviewer that fails says the fallback, stays on the question, and gets the answer again', async ({
    page,
    microphone,
    speech,
  }) => {
    await beginListening(page);
    const asked = await caption(page).textContent();
    await page.route('**/api/llm/complete', (route) => route.fulfill({ status: 404, json: { success: false } }));
    await sayAnswer(microphone, speech);
    await page.keyboard.press('Space');
    await expect(acknowledgement(page)).toHaveText('Thank you for your response.');
    expect(await caption(page).textContent()).toBe(asked);
    await listening(page);
    await expect(page.getByRole('img', { name: /^Question \d/ })).toHaveAttribute('aria-label', 'Question 1 of 3');
    await page.unroute('**/api/llm/complete');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(acknowledgement(page).filter({ hasText: 'Thank you for your response.' })).toBeHidden();
    await expectKept(page);
  });

  test('a lost connection is waited out, and says that it is', async ({ page, context, microphone, speech }) => {
    await beginListening(page);
    await sayAnswer(microphone, speech);
    await context.setOffline(true);
    await page.keyboard.press('Space');
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeVisible();
    // It is tried again, in vain.
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/speech/stt/transcribe'));
    await context.setOffline(false);
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeHidden({ timeout: 15_000 });
    await listening(page);
    await expectKept(page);
  });

  test('a server that dies in the middle of an answer finds the interview where it was', async ({
    page,
    server,
    microphone,
    speech,
  }) => {
    await beginListening(page);
    await sayAnswer(microphone, speech);
    await server.kill();
    await page.keyboard.press('Space');
    await expect(page.getByText('Reconnecting… nothing is lost.')).toBeVisible({ timeout: 15_000 });
    await server.startAgain();
    await listening(page);
    await expectKept(page);
  });

  test('a reload, and the tab closed and opened again, come back to the same question and say so', async ({
    page,
    context,
    microphone,
    speech,
  }) => {
    await beginListening(page);
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
    await page.close();
    const again = await context.newPage();
    await again.goto('/interview');
    await leaveTutorial(again);
    await expect(again.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
    await expect(caption(again)).toHaveText(asked);
    expect(await transcript(again)).toEqual(kept);
  });

  test('an answer that had not arrived when the page was reloaded is sent again', async ({ page, microphone: _ }) => {
    await beginListening(page);
    await page.route('**/api/llm/complete', () => undefined);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').fill(ANSWER);
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(status(page, 'Processing')).toBeVisible();
    await page.unroute('**/api/llm/complete');
    await page.reload();
    await expect.poll(async () => (await answers(page)).map(({ text }) => text)).toEqual([ANSWER]);
    await listening(page);
  });

  test('a reload in mid-answer says what is kept and what is not', async ({ page, microphone, speech }) => {
    await beginListening(page);
    await sayAnswer(microphone, speech);
    await endAnswer(page);
    await microphone.say('It took us almost a year');
    // That somebody speaks is found out a moment after it is heard.
    const isNoted = () => Object.keys(sessionStorage).some((key) => key.startsWith('interview_speaking_int_'));
    await page.waitForFunction(isNoted);
    await page.reload();
    await expect(page.getByText('Your earlier answers are kept, but what you were saying')).toBeVisible();
    await expectKept(page);
  });

  test('an interview that went on elsewhere is gone on with from there, with what was said here', async ({
    page,
    microphone: _,
  }) => {
    await beginListening(page);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.request.post('/api/llm/complete', {
      data: { interviewId: await interviewIdOf(page), entryId: 'ans_elsewhere', userText: ANSWER },
    });
    await typeAnswer(page, 'Here I say something else.');
    await expect(page.getByText('This interview has moved on, here or in another tab.')).toBeVisible();
    const asked = async () => (await transcript(page)).findLast(({ speaker }) => speaker === 'ai')?.text ?? '';
    await expect.poll(async () => (await asked()).endsWith((await caption(page).textContent()) ?? '-')).toBe(true);
    expect((await answers(page)).map(({ text }) => text).sort()).toEqual([ANSWER, 'Here I say something else.'].sort());
  });
});
