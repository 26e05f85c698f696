import type { Page } from '@playwright/test';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, expectedSentences, test } from '#tests/support/realtime-test.ts';

const FINISHED = 'so I called every customer myself and they were all very happy with it and that was about it really';
const UNFINISHED = 'the server failed on a Monday morning and so I called the customers because the';

const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

test('where words are heard, finished ones end an answer sooner than the middle of a sentence', async ({
  page,
  microphone,
  deepgram,
}) => {
  await page.addInitScript(() => localStorage.setItem('interviewer_patience', 'natural'));
  const expected = await expectedSentences([FINISHED, UNFINISHED]);
  const heard = page.locator('[data-part="heard"]');
  const listening = status(page, 'Listening');
  const [finished, unfinished] = expected;
  if (!finished || !unfinished) throw new Error('Nothing is expected');

  deepgram.flux.line().options = { sentences: [finished], pauseMs: 700 };
  await createInterview(page);
  await enterInterview(page);
  await expect(listening).toBeVisible({ timeout: 60_000 });
  await microphone.say(FINISHED);
  await expect(heard).toContainText('about it really', { timeout: 20_000 });
  const saidMs = Date.now();
  await expect(listening).toHaveCount(0, { timeout: 20_000 });
  // 2.2 s behind the last word, and what a busy machine takes to tell of it.
  expect(Date.now() - saidMs).toBeLessThan(3_000);

  deepgram.flux.line().options = { sentences: [unfinished], pauseMs: 700 };
  await expect(listening).toBeVisible({ timeout: 60_000 });
  await microphone.say(UNFINISHED);
  await expect(heard).toContainText('because the', { timeout: 20_000 });
  // Longer than the pause alone would be given; a word more, and the turn goes on.
  await page.waitForTimeout(4_500);
  await expect(listening).toBeVisible();
  await expect(page.getByText('Nothing was heard.')).toHaveCount(0);
});
