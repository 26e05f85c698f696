import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';

test('the served product reads what is said by its own weights', async ({ page }) => {
  const data = { start: true, description: POSTING, length: '10min', interviewType: 'normal' };
  const started = await page.request.post('/api/webhook/initialize', { data });
  const { interview_id: interviewId } = await started.json();
  const userText = 'Can I come back to that one later, please?';
  const replied = await page.request.post('/api/llm/complete', { data: { interviewId, userText } });
  // Nothing but a reading that was made tells this from an answer.
  expect((await replied.json()).parsed.response).toMatch(/we will come back to it at the end/i);
});
