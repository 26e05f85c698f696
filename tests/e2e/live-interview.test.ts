import { expectNoFindings } from '#tests/support/axe.ts';
import { createInterview, enterInterview, leaveTutorial, typeAnswer } from '#tests/support/interview-steps.ts';
import {
  ANSWER,
  beginListening,
  caption,
  endAnswer,
  expectKept,
  interviewIdOf,
  listening,
  sayAnswer,
  status,
} from '#tests/support/live-steps.ts';
import { expect, test } from '#tests/support/spoken-test.ts';
import { TalkingMicrophone } from '#tests/support/talking-microphone.ts';

test.describe('the screen', () => {
  test('explains itself, greets with a question, shows the camera, fits windows of every size, and axe finds nothing on it', async ({
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
    await expectNoFindings(page);
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
    await expectNoFindings(page);

    await test.step('the camera is in a window that can be moved, hidden and shown again', async () => {
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
      [800, 600, 0.7],
      [1_440, 900, 0.75],
    ] as const)
      await test.step(`it is drawn at ${scale} in a window of ${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        const stage = page.getByRole('main');
        const shown = () => stage.evaluate((element) => Number(element.style.getPropertyValue('--page-scale')));
        await expect.poll(shown).toBeCloseTo(scale);
        const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
        expect(fits).toBe(true);
      });

    await page.reload();
    await expect(page.getByText('Welcome back. Here is the question again.')).toBeVisible();
    await expect(page.getByText('Question 1')).toBeVisible();
    await expect(tutorial).toBeHidden();
    await page.getByRole('button', { name: 'Type instead' }).click();
    await expectNoFindings(page);
  });

  test('without an interview leads to a new one, and says what went wrong where one cannot be loaded', async ({
    page,
  }) => {
    await page.goto('/interview');
    await expect(page.getByText('No active interview session')).toBeVisible();
    await page.getByRole('link', { name: 'Start New Interview' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();

    await page.evaluate(() => localStorage.setItem('tempInterviewData', '{"interviewId":"int_x"}'));
    await page.route('**/api/interview/int_x', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The interview is asleep' } }),
    );
    await page.goto('/interview');
    await expect(page.getByText('Error: The interview is asleep')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  });
});

test.describe('the space bar', () => {
  test('ends the answer once, although a button was clicked before, presses a button that the keyboard reached, and is a plain space in the field to type in', async ({
    page,
    microphone,
    speech,
  }) => {
    await beginListening(page);
    await page.getByRole('button', { name: 'Hide Camera' }).click();
    const before = speech.heard.length;
    await sayAnswer(microphone, speech);
    await endAnswer(page);
    expect(speech.heard.length).toBe(before + 1);
    await expectKept(page, ANSWER);

    await expect(page.getByRole('button', { name: 'Show Camera' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Show Camera' })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Hide Camera' })).toBeVisible();
    await expect(status(page, 'Listening')).toBeVisible();

    await page.getByRole('button', { name: 'Type instead' }).click();
    await page.getByLabel('Your answer').pressSequentially('It took a year.');
    await expect(page.getByLabel('Your answer')).toHaveValue('It took a year.');
  });
});

test.describe('two tabs', () => {
  test('one at a time speaks and listens, the other says so, and two interviews stay apart', async ({
    page,
    context,
    microphone,
  }) => {
    await createInterview(page);
    await enterInterview(page);
    await listening(page);
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

    await test.step('another interview beside it is the other tab’s alone, also after a reload', async () => {
      const first = await interviewIdOf(page);
      const beside = await context.newPage();
      await TalkingMicrophone.install(beside);
      await createInterview(beside);
      await enterInterview(beside);
      await listening(beside);
      expect(await interviewIdOf(beside)).not.toBe(first);
      const loading = page.waitForRequest((request) => request.url().includes('/api/interview/int_'));
      await page.reload();
      expect((await loading).url()).toContain(first);
      await listening(page);
      await expect(status(beside, 'Listening')).toBeVisible();
    });
  });
});

test.describe('the end', () => {
  test('a guest who ends the interview is led to the sign-up, what was being said is kept, and one may go back', async ({
    page,
    microphone,
    speech,
  }) => {
    await beginListening(page);
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
    await expect.poll(() => microphone.openCount()).toBe(0);

    // It was a mistake.
    await page.getByText('Ended by mistake?').waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL(/\/interview$/);
    await expect(page.getByText('Welcome back. Everything you said is kept.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Question 2 of 3' })).toBeVisible();
    await listening(page);
    expect(await newest()).toMatchObject({ text: 'These are my last words' });

    // Also from the field to type in.
    await page.getByRole('button', { name: 'Type instead' }).click();
    await end.click();
    await expect(page).toHaveURL(/\/signup-for-results\/int_/);
    await expect.poll(() => microphone.openCount()).toBe(0);
  });
});
