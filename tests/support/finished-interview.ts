import { type APIRequestContext, expect } from '@playwright/test';
import { FULL_ANSWER, POSTING } from './interview-steps.ts';

/**
 * Takes a ten-minute interview by the product's own calls, for whoever's request it is, with the same answer to every
 * question; its report is there then.
 */
export async function finishInterview(request: APIRequestContext, answer = FULL_ANSWER): Promise<string> {
  const started = await request.post('/api/webhook/initialize', {
    data: { start: true, description: POSTING, client_ts: Date.now(), length: '10min', interviewType: 'normal' },
  });
  const { interview_id: interviewId } = await started.json();
  const { data } = await (await request.get(`/api/interview/${interviewId}`)).json();
  for (const { id } of data.questions) {
    await request.post('/api/llm/complete', { data: { interviewId, userText: answer } });
    await request.post(`/api/interview/${interviewId}/next`, { data: { questionId: id } });
  }
  await request.post('/api/webhook/process-results', { data: { interviewId, isComplete: true } });
  await expect.poll(async () => (await request.get(`/api/results/${interviewId}`)).status()).toBe(200);
  return interviewId;
}
