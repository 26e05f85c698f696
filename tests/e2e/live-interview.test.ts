import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { createInterview, enterInterview, leaveTutorial, typeAnswer } from '#tests/support/interview-steps.ts';
import type { SpeechServer } from '#tests/support/speech-server.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

const ANSWER = 'I led a team of five engineers and we moved the whole payment system.';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });
const caption = (page: Page) => page.locator('[data-part="caption"]');
/** What the interviewer said beside the question. */
const acknowledgement = (page: Page) => page.locator('[data-part="acknowledgement"]');

/** Waits for the candidate's turn, with the microphone open. */
const listening = (page: Page) => expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });

async function begin(page: Page): Promise<void> {
  await createInterview(page);
  await enterInterview(page);
  await listening(page);
}

/** Says something that the speech service takes for the whole answer. */
async function say(microphone: TalkingMicrophone, speech: SpeechServer): Promise<void> {
  speech.say(ANSWER);
  await microphone.say('I led a team.');
}

/** Ends an answer by the space bar; settles once it is kept and the next turn has come. */
async function endAnswer(page: Page): Promise<void> {
  const before = (await answers(page)).length;
  await page.keyboard.press('Space');
  await expect.poll(async () => (await answers(page)).length, { timeout: 30_000 }).toBe(before + 1);
  await listening(page);
}

const expectKept = (page: Page) =>
  expect.poll(async () => (await answers(page)).map(({ text }) => text)).toEqual([ANSWER]);

/** The interview that the tab is in. */
const interviewIdOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('tempInterviewData') ?? '{}').interviewId);

/** The transcript that the server holds. */
async function transcript(page: Page): Promise<{ speaker: string; text: string; current_question: number }[]> {
  const id = await interviewIdOf(page);
  return (await (await page.request.get(`/api/transcript/full/${id}`)).json()).data.entries;
}
const answers = async (page: Page) => (await transcript(page)).filter(({ speaker }) => speaker === 'human');

test.describe('the screen', () => {
  test('greets with a question, shows progress and keeps the end shut until the first question has passed', async ({
    page,
    microphone: _,
  }) => {
    await createInterview(page);
    await page.getByRole('button', { name: 'Start Interview' }).click();
    const tutorial = page.getByRole('dialog');
    await expect(tutorial.getByRole('heading')).toHaveText('Welcome');
    await expect(tutorial.getByRole('button', { name: 'Back' })).toBeDisabled();
    await expect(tutorial.getByRole('button', { name: 'Next' })).toBeFocused();
    await tutorial.getByRole('button', { name: 'Next' }).click();
    for (const word of ['Interviewer speaking', 'Processing', 'Listening']) {
      await expect(tutorial.getByText(word, { exact: true })).toBeVisible();
    }
    await tutorial.getByRole('button', { name: 'Next' }).click();
    await expect(tutorial).toContainText('The space bar ends an answer early');
    // The first press is for trying, also where the focus stands on a button.
    await page.keyboard.press('Space');
    await expect(tutorial.getByRole('status')).toHaveText('That is how you end an answer.');
    await expect(tutorial.getByRole('heading')).toHaveText('The space bar');
    await tutorial.getByRole('button', { name: 'Back' }).click();
    await expect(tutorial.getByRole('heading')).toHaveText('Status indicators');
    for (let steps = 0; steps < 2; steps++) await tutorial.getByRole('button', { name: 'Next' }).click();
    await tutorial.getByRole('button', { name: 'Show Camera' }).click();
    const preview = tutorial.getByRole('region', { name: 'Camera preview' });
    await expect(preview.locator('video')).toBeVisible();
    // It stands within the explanation, and can be dragged out of it.
    const { x = 0, y = 0, width, height } = (await preview.boundingBox()) ?? {};
    expect([width, height]).toEqual([320, 240]);
    expect(y).toBeGreaterThan((await tutorial.getByRole('heading').boundingBox())?.y ?? 0);
    await page.mouse.move(x + 100, y + 40);
    await page.mouse.down();
    await page.mouse.move(x + 200, y + 140, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => preview.boundingBox()).toEqual({ x: x + 100, y: y + 100, width: 320, height: 240 });
    await tutorial.getByRole('button', { name: 'Hide Camera' }).click();
    await expect(preview).toHaveCount(0);
    await tutorial.getByRole('button', { name: "I'm Ready" }).click();
    await expect(tutorial).toBeHidden();
    expect(await page.evaluate(() => sessionStorage.getItem('tutorial_completed'))).not.toBeNull();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question 1');
    await expect(caption(page)).not.toHaveText('');
    await expect(page.locator('[data-dot]')).toHaveCount(3);
    await expect(page.locator('[data-dot="now"]')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'End Interview' })).toBeDisabled();
    await listening(page);
    await page.reload();
    await expect(page.getByText('Welcome back. Here is the question again.')).toBeVisible();
    await expect(page.getByText('Question 1')).toBeVisible();
    await expect(tutorial).toBeHidden();
  });

  test('shows the camera in a window that can be moved, hidden and shown again', async ({ page, microphone: _ }) => {
    await begin(page);
    const camera = page.getByRole('region', { name: 'Camera preview' });
    expect(await camera.boundingBox()).toEqual({ x: 20, y: 20, width: 320, height: 240 });
    await page.mouse.move(150, 150);
    await page.mouse.down();
    await page.mouse.move(165, 165);
    await page.mouse.move(5_000, 350);
    await page.mouse.up();
    await expect.poll(() => camera.boundingBox()).toMatchObject({ x: 1_440 - 320, y: 220 });
    await page.getByRole('button', { name: 'Hide Camera' }).click();
    await expect(camera).toBeHidden();
    await expect(status(page, 'Listening')).toBeVisible();
    await page.getByRole('button', { name: 'Show Camera' }).click();
    await expect(camera).toBeVisible();
  });

  for (const [width, height, scale] of [
    [1_920, 1_080, 1],
    [1_440, 900, 0.75],
    [800, 600, 0.7],
  ] as const) {
    test(`is drawn at ${scale} in a window of ${width}×${height}`, async ({ page, microphone: _ }) => {
      await page.setViewportSize({ width, height });
      await begin(page);
      const shown = await page.getByRole('main').evaluate((stage) => stage.style.getPropertyValue('--page-scale'));
      expect(Number(shown)).toBeCloseTo(scale);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      expect(fits).toBe(true);
    });
  }

  test('axe finds nothing on the explanation, the stage and the field to type in', async ({ page, microphone: _ }) => {
    await createInterview(page);
    await page.getByRole('button', { name: 'Start Interview' }).click();
    const explanation = page.getByRole('dialog');
    await explanation.getByRole('button', { name: 'Next' }).click();
    await expectNoFindings(page);
    await explanation.getByRole('button', { name: 'Next' }).click();
    await explanation.getByRole('button', { name: 'Next' }).click();
    await explanation.getByRole('button', { name: "I'm Ready" }).click();
    await listening(page);
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Type instead' }).click();
    await expectNoFindings(page);
  });

  test('without an interview says so and leads to a new one', async ({ page }) => {
    await page.goto('/interview');
    await expect(page.getByText('No active interview session')).toBeVisible();
    await page.getByRole('link', { name: 'Start New Interview' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  });

  test('says what went wrong when the interview cannot be loaded, and leads home', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('tempInterviewData', '{"interviewId":"int_x"}'));
    await page.route('**/api/interview/int_x', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The interview is asleep' } }),
    );
    await page.goto('/interview');
    await expect(page.getByText('Error: The interview is asleep')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  });
});

test.describe('the space bar', () => {
  test('ends the answer once, and is a plain space in the field to type in', async ({ page, microphone, speech }) => {
    await begin(page);
    const before = speech.heard.length;
    await say(microphone, speech);
    await endAnswer(page);
    expect(speech.heard.length).toBe(before + 1);
    await expectKept(page);

    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').pressSequentially('It took a year.');
    await expect(page.getByLabel('Your answer')).toHaveValue('It took a year.');
  });

  test('ends the answer although a button was clicked before, and presses a button that the keyboard reached', async ({
    page,
    microphone,
    speech,
  }) => {
    await begin(page);
    await page.getByRole('button', { name: 'Hide Camera' }).click();
    await say(microphone, speech);
    await endAnswer(page);
    await expect(page.getByRole('button', { name: 'Show Camera' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Show Camera' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Hide Camera' })).toBeVisible();
    await expect(status(page, 'Listening')).toBeVisible();
  });
});

test.describe('nothing is lost', () => {
  test('what is being said goes into the field when the candidate would rather type, and goes on from there by voice', async ({
    page,
    microphone,
    speech,
  }) => {
    await begin(page);
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
    await begin(page);
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
    await begin(page);
    const asked = await caption(page).textContent();
    await page.route('**/api/llm/complete', (route) => route.fulfill({ status: 404, json: { success: false } }));
    await say(microphone, speech);
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
    await begin(page);
    await say(microphone, speech);
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
    await begin(page);
    await say(microphone, speech);
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
    await begin(page);
    await say(microphone, speech);
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
    await begin(page);
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
    await begin(page);
    await say(microphone, speech);
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
    await begin(page);
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

test.describe('two tabs', () => {
  test('one at a time speaks and listens, and the other says so', async ({ page, context, microphone }) => {
    await begin(page);
    const other = await context.newPage();
    const otherMicrophone = await TalkingMicrophone.install(other);
    const sockets: string[] = [];
    other.on('websocket', (socket) => sockets.push(socket.url()));
    await other.goto('/interview');
    await expect(other.getByRole('heading', { name: 'This interview is open in another tab' })).toBeVisible();
    expect(await otherMicrophone.openCount()).toBe(0);
    expect(sockets).toEqual([]);
    await expect(status(page, 'Listening')).toBeVisible();

    await other.getByRole('button', { name: 'Go on here' }).click();
    await expect(page.getByRole('heading', { name: 'This interview goes on in another tab' })).toBeVisible();
    await expect.poll(() => microphone.openCount()).toBe(0);
    await leaveTutorial(other);
    await listening(other);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This interview is open in another tab' })).toBeVisible();

    // A tab that is gone, however it went, holds nothing, and the page that waits notices by itself.
    await other.close();
    await listening(page);
  });

  test('two interviews stay apart, also after a reload', async ({ page, context, microphone: _ }) => {
    await begin(page);
    const first = await interviewIdOf(page);
    const other = await context.newPage();
    await TalkingMicrophone.install(other);
    await begin(other);
    expect(await interviewIdOf(other)).not.toBe(first);
    const loading = page.waitForRequest((request) => request.url().includes('/api/interview/int_'));
    await page.reload();
    expect((await loading).url()).toContain(first);
    await listening(page);
    await expect(status(other, 'Listening')).toBeVisible();
  });
});

test.describe('the end', () => {
  test('a guest who ends the interview after the first question is led to the sign-up', async ({
    page,
    microphone,
  }) => {
    await begin(page);
    const end = page.getByRole('button', { name: 'End Interview' });
    await page.getByRole('button', { name: 'Type instead' }).click();
    for (let turn = 0; turn < 6 && (await end.isDisabled()); turn++) {
      await typeAnswer(page, `${ANSWER} It took ${turn + 2} months, and we saved 300 hours a year.`);
      await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 30_000 });
    }
    await end.click();
    await expect(page).toHaveURL(/\/signup-for-results\/int_/);
    await expect.poll(() => microphone.openCount()).toBe(0);
  });

  test('what is being said when the interview is ended is kept', async ({ page, microphone, speech }) => {
    await begin(page);
    const end = page.getByRole('button', { name: 'End Interview' });
    await page.getByRole('button', { name: 'Type instead' }).click();
    for (let turn = 0; turn < 6 && (await end.isDisabled()); turn++) {
      await typeAnswer(page, `${ANSWER} It took ${turn + 2} months, and we saved 300 hours a year.`);
      await page.getByText('Ctrl and Enter sends it too.').waitFor({ timeout: 30_000 });
    }
    const interviewId = await interviewIdOf(page);
    await page.getByRole('button', { name: 'Speak instead' }).click();
    await listening(page);
    speech.say('These are my last words');
    await microphone.say('These are my last words.');
    await end.click();
    await expect(page).toHaveURL(/\/signup-for-results\/int_/);
    const newest = async () => {
      const { data } = await (await page.request.get(`/api/transcript/full/${interviewId}`)).json();
      return data.entries.at(-1);
    };
    await expect.poll(newest).toMatchObject({ speaker: 'human', text: 'These are my last words' });

    // It was a mistake.
    await page.getByText('Ended by mistake?').waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/interview$/);
    await expect(page.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Question 2 of 3' })).toBeVisible();
    await listening(page);
    expect(await newest()).toMatchObject({ text: 'These are my last words' });
  });
});
