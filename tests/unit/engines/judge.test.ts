import { describe, expect, it } from 'vitest';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';

const REQUEST = {
  question: {
    id: 'q_1',
    text: 'Tell me about a time you calmed an angry customer.',
    type: 'behavioral' as const,
    expectedStructure: expectedStructure('behavioral'),
    signals: [],
    topic: '',
  },
  role: 'Barista',
  company: '',
  responses: [
    {
      asked: 'Tell me about a time you calmed an angry customer.',
      answer:
        'Last spring a man shouted at my colleague because his coffee was cold. I asked him to sit, made it again myself and brought it over. He came back the next morning and said sorry.',
    },
  ],
};

describe('the embedded judge', () => {
  it('proposes findings of which the bill makes the very score of the product', async () => {
    const call = { env: {}, signal: new AbortController().signal, timeLimitMs: 1_000 };
    const { findings, warnings } = await embeddedJudge.judge(REQUEST, call);
    expect(warnings).toEqual([]);
    expect(billQuestion(REQUEST, findings)).toEqual(scoreQuestion(REQUEST));
  });

  it('leaves the totals to the bill: a criterion found in full earns its full points, whoever found it', async () => {
    const call = { env: {}, signal: new AbortController().signal, timeLimitMs: 1_000 };
    const { findings } = await embeddedJudge.judge(REQUEST, call);
    const { union } = findings;
    if (!union) throw new Error('nothing was found');
    const full = {
      ...union,
      criteria: union.criteria.map((criterion) => ({ ...criterion, level: 1 })),
      problemAnswer: [],
      ceilings: [],
    };
    const scored = billQuestion(REQUEST, { ...findings, union: full, responses: [full] });
    expect(scored.question_overall.problem_answer.overall_score).toBe(100);
    expect(scored.responses[0]?.problem_answer.score).toBe(100);
  });
});
