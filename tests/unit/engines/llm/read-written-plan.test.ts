import { describe, expect, it } from 'vitest';
import { findJson } from '#engines/llm/find-json.ts';
import { tolerantPlan } from '#engines/llm/read-written-plan.ts';

const question = (number: number) => ({ number, text: `Question ${number}?`, topic: 'work', signals: ['a', 'b'] });
const GOOD = { is_posting: true, role: 'Barista', company: 'Acme', questions: [1, 2, 3].map(question) };
const WITHOUT_DETAILS = { number: 2, text: 'Question 2?', topic: '', signals: [] };

const read = (written: string) => tolerantPlan.safeParse(findJson(written)).data;
const json = (value: unknown) => JSON.stringify(value);

describe('a plan as models write it', () => {
  it.each<[string, string]>([
    ['as it should be', json(GOOD)],
    ['in fences', `Here you are:\n\`\`\`json\n${json(GOOD)}\n\`\`\`\nGood luck!`],
    ['wrapped', json({ plan: GOOD })],
    ['with commas too many', json(GOOD).replace(']}]', '],}],')],
    ['with numbers as texts', json(GOOD).replace(/"number":(\d)/g, '"number":"$1"')],
    ['counted from nought', json(GOOD).replace(/"number":(\d)/g, (_, n) => `"number":${Number(n) - 1}`)],
    ['with the same number each time', json(GOOD).replace(/"number":\d/g, '"number":1')],
    ['without numbers', json(GOOD).replace(/"number":\d,/g, '')],
    ['as an object of questions', json({ ...GOOD, questions: { a: question(1), b: question(2), c: question(3) } })],
    ['with another key', json(GOOD).replaceAll('"text"', '"question"')],
    ['with signals in one text', json(GOOD).replaceAll('["a","b"]', '"a, b"')],
    ['with a word for true', json({ ...GOOD, is_posting: 'Yes' })],
    [
      'with more than was asked',
      json({ ...GOOD, mood: 'fine', questions: GOOD.questions.map((q) => ({ ...q, type: 'x' })) }),
    ],
  ])('is read whole %s', (_how, written) => {
    expect(read(written)).toEqual(GOOD);
  });

  it.each<[string, unknown, object]>([
    [
      'a question that is a bare text',
      { ...GOOD, questions: [question(1), 'Question 2?', question(3)] },
      {
        questions: [question(1), WITHOUT_DETAILS, question(3)],
      },
    ],
    [
      'a question without details',
      { ...GOOD, questions: [question(1), { number: 2, text: 'Question 2?' }, question(3)] },
      {
        questions: [question(1), WITHOUT_DETAILS, question(3)],
      },
    ],
    [
      'a question without words',
      { ...GOOD, questions: [question(1), { number: 2, text: null }, question(3)] },
      {
        questions: [question(1), question(3)],
      },
    ],
    ['a role that is null', { ...GOOD, role: null }, { role: '' }],
    ['a company that is told as none', { ...GOOD, company: 'Not specified' }, { company: '' }],
  ])('loses one item alone: %s', (_what, written, left) => {
    expect(read(json(written))).toEqual({ ...GOOD, ...left });
  });

  it('may say that a text is no posting, and needs no questions then', () => {
    expect(read('{"is_posting": false}')).toMatchObject({ is_posting: false, questions: [] });
    expect(read(json({ ...GOOD, is_posting: 'no' }))?.is_posting).toBe(false);
  });

  it.each(['{"verdict": "fine"}', '{}', json({ ...GOOD, questions: [] }), '[1, 2]'])('is none: %s', (written) => {
    expect(read(written)).toBeUndefined();
  });
});
