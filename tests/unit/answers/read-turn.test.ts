import { describe, expect, it } from 'vitest';
import { readNext, readReply } from '#domain/answers/read-turn.ts';

describe('what was said to an answer', () => {
  it('is read from the answer of this server', () => {
    const answer = {
      success: true,
      parsed: { response: 'And then?', is_follow_up: true },
      data: { response: 'And then?', is_follow_up: true, entryId: 'ent_2', followUpIndex: 1 },
    };
    expect(readReply(answer)).toEqual({ text: 'And then?', isFollowUp: true, followUpIndex: 1, entryId: 'ent_2' });
  });

  it.each([
    { response: 'And then?', is_follow_up: false },
    { data: { response: 'And then?', is_follow_up: false } },
    { parsed: { response: 'And then?', is_follow_up: false }, data: null },
  ])('is read without ids from %j', (answer) => {
    expect(readReply(answer)).toEqual({
      text: 'And then?',
      isFollowUp: false,
      followUpIndex: undefined,
      entryId: undefined,
    });
  });

  it.each([null, 'oops', {}, { success: false }, { response: 7, is_follow_up: 'yes', followUpIndex: -1 }])(
    'is nothing in %j',
    (answer) => {
      expect(readReply(answer)).toMatchObject({ text: '', isFollowUp: undefined, followUpIndex: undefined });
    },
  );
});

describe('what comes next', () => {
  it('is read with its index where the server tells it, and without', () => {
    const question = { id: 'q_2', text: 'What did you build?' };
    expect(readNext({ success: true, data: { question: { ...question, index: 1 }, entryId: 'ent_q2' } })).toEqual({
      question: { text: 'What did you build?', index: 1 },
      entryId: 'ent_q2',
    });
    expect(readNext({ data: { question } }).question).toEqual({ text: 'What did you build?', index: undefined });
    expect(readNext({ currentQuestion: 'What did you build?', currentQuestionIndex: 1 }).question?.index).toBe(1);
  });

  it.each([{ data: { completed: true } }, {}, null])('is the end in %j', (answer) => {
    expect(readNext(answer).question).toBeUndefined();
  });
});
