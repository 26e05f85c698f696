import { expect, test } from '#tests/support/product-test.ts';

const POSTING = 'Barista - Copper Kettle Coffee\nWe need espresso, latte art and customer service.';

test('an interview survives the sudden death of its server', async ({ server, request }) => {
  const started = await request.post('/api/webhook/initialize', {
    data: { start: true, description: POSTING, length: '10min', interviewType: 'normal' },
  });
  const { interview_id: interviewId } = await started.json();
  const answer = (n: number) =>
    request.post('/api/llm/complete', {
      data: { interviewId, entryId: `ans_${n}`, userText: `I served coffee for ${n + 2} years.` },
    });
  const keptIds = async (): Promise<string[]> => {
    const { data } = await (await request.get(`/api/interview/${interviewId}`)).json();
    return data.transcript.map(({ id }: { id: string }) => id);
  };
  /** As the page goes on behind a reply. */
  const answerAndGoOn = async (n: number) => {
    const reply = await answer(n);
    expect(reply.ok()).toBe(true);
    const body = await reply.json();
    if (body.data?.is_follow_up === false)
      await request.post(`/api/interview/${interviewId}/next`, {
        data: { questionId: `q_${body.data.questionIndex + 1}` },
      });
    return body;
  };
  await answerAndGoOn(0);
  const reply = await answerAndGoOn(1);

  await server.kill();
  await server.startAgain();

  const ids = await keptIds();
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['ans_0', 'ans_1']));
  // The same answer sent again after the restart changes nothing, and the next one goes on.
  expect(await (await answer(1)).json()).toEqual(reply);
  await answerAndGoOn(2);
  expect(await keptIds()).toContain('ans_2');
});
