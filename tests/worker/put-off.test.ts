import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const LATER = 'Can I come back to that one later, please?';

const next = (visitor: Visitor, id: string, questionId: string, entryId?: string) =>
  visitor.call('POST', `/api/interview/${id}/next`, { questionId, ...(entryId ? { entryId } : {}) });
const stateOf = async (visitor: Visitor, id: string) => (await visitor.call('GET', `/api/interview/${id}`)).body.data;

/** Answers until the question is over; gives the reply that ended it. */
async function answerOut(visitor: Visitor, id: string) {
  for (let asked = 0; asked < 8; asked++) {
    const reply = (await visitor.answer(id, GOOD_ANSWER)).body.data;
    if (!reply.is_follow_up) return reply;
  }
  throw new Error('The question does not end');
}

describe('a question that is put off', () => {
  it('is asked again after the last one, under its own index, once, and then the interview ends', async () => {
    const visitor = new Visitor();
    const id = await visitor.startInterview();
    const { questions } = await stateOf(visitor, id);
    const promised = (await visitor.answer(id, LATER)).body.data;
    expect(promised).toMatchObject({ is_follow_up: false, finished: false, putOffIndex: 0 });
    expect(promised.response).toMatch(/we will come back to it at the end\.$/i);
    expect(await stateOf(visitor, id)).toMatchObject({ putOffIndex: 0, furthestIndex: 0 });

    let left = promised.entryId;
    for (const [index, question] of questions.entries()) {
      const asked = (await next(visitor, id, question.id, left)).body.data;
      const isBack = index === questions.length - 1;
      expect(asked.question.index).toBe(isBack ? 0 : index + 1);
      // Asked twice, by the entry or by the question, it answers the same.
      expect((await next(visitor, id, question.id, left)).body.data).toEqual(asked);
      if (index > 0) expect((await next(visitor, id, question.id)).body.data).toEqual(asked);
      if (isBack) break;
      const reply = index === 0 ? (await visitor.answer(id, LATER)).body.data : await answerOut(visitor, id);
      // It is granted once.
      expect(reply).toMatchObject({ finished: false, putOffIndex: 0 });
      left = reply.entryId;
    }

    const back = await stateOf(visitor, id);
    expect(back).toMatchObject({ questionIndex: 0, furthestIndex: questions.length - 1, phase: 'user_turn_pending' });
    expect(back.putOffIndex).toBeUndefined();
    expect(back.transcript.at(-1)).toMatchObject({ text: questions[0].text, current_question: 1 });
    const last = await answerOut(visitor, id);
    expect(last).toMatchObject({ finished: true, questionIndex: 0 });
    expect((await next(visitor, id, questions[0].id, last.entryId)).body.data).toEqual({ completed: true });
    expect((await stateOf(visitor, id)).phase).toBe('idle');
  });

  it('counts among those that are left when somebody asks how many', async () => {
    const visitor = new Visitor();
    const id = await visitor.startInterview();
    expect((await stateOf(visitor, id)).questions).toHaveLength(3);
    const ask = async () => (await visitor.answer(id, 'How many more questions are there?')).body.data.response;
    expect(await ask()).toContain('After this there are 2 more');
    const promised = (await visitor.answer(id, LATER)).body.data;
    await next(visitor, id, 'q_1', promised.entryId);
    expect(await ask()).toContain('After this there are 2 more');
    const left = await answerOut(visitor, id);
    await next(visitor, id, 'q_2', left.entryId);
    expect(await ask()).toContain('After this there is one more');
  });

  it('that is not reached any more is named as put off', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const promised = (await owner.answer(id, LATER)).body.data;
    await next(owner, id, 'q_1', promised.entryId);
    await answerOut(owner, id);
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const { questions } = (await owner.call('GET', `/api/results/${id}`)).body.data;
    expect(questions[0].not_scored.message).toBe('You put this question off and it got no answer, so it is left out.');
    expect(questions[0].score).toBeUndefined();
  });
});
