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
  const acknowledged: string[] = [];
  for (let n = 0; n < 2; n++) {
    const reply = await answer(n);
    if (reply.ok()) acknowledged.push(`ans_${n}`);
    const { data } = await reply.json();
    if (data?.is_follow_up === false) {
      await request.post(`/api/interview/${interviewId}/next`, { data: { questionId: `q_${data.questionIndex + 1}` } });
    }
    await server.kill();
    await server.startAgain();
    const { data: state } = await (await request.get(`/api/interview/${interviewId}`)).json();
    const ids = state.transcript.map((entry: { id: string }) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of acknowledged) expect(ids).toContain(id);
    // The same answer sent again after the restart changes nothing.
    expect(await (await answer(n)).json()).toEqual(await reply.json());
  }
  expect(acknowledged).toHaveLength(2);
});
