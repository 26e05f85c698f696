import { expect, it } from 'vitest';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { llmJudge } from '#engines/llm/llm-judge.ts';
import { GOOD_JUDGEMENT } from '#tests/support/judgement-deviations.ts';
import { call, judgeRequest } from './model-work.ts';

/** An answer that tells next to nothing, which no model should find excellent. */
const EMPTY =
  'I always stay calm with customers because that is what good service means. People feel it when you care, and then everything works out.';

const verdicts = {
  problem_answer: 'excellent',
  structure: 'excellent',
  right_and_safe: 'good',
  can_be_followed: 'good',
};
const DAZZLED = JSON.stringify({
  ...GOOD_JUDGEMENT,
  checks: [{ id: 'addresses_question', quote: 'I always stay calm with customers', level: 'strong' }],
  parts: [],
  marks: [],
  verdicts,
});

/** A model that answers these texts in turn, and after them never. */
function answering(texts: readonly string[]): LanguageModel & { calls: number } {
  const model = {
    name: 'scripted',
    calls: 0,
    complete() {
      const text = texts[model.calls++];
      if (text === undefined) return new Promise<never>(() => undefined);
      return Promise.resolve({ text, usage: { tokensIn: 1, tokensOut: 1 } });
    },
    stream(): never {
      throw new Error('A judgement is not streamed');
    },
  };
  return model;
}

async function judged(texts: readonly string[]) {
  const llm = answering(texts);
  const request = judgeRequest(EMPTY);
  const { findings } = await llmJudge({ llm, model: 'm' }).judge(request, call({}, { timeLimitMs: 4_000 }));
  return { calls: llm.calls, scored: billQuestion(request, findings) };
}

it('a second look that never comes leaves the first judgement, a word above the embedded score', async () => {
  const slow = await judged([DAZZLED]);
  const held = await judged([DAZZLED, DAZZLED]);
  expect(slow.scored.engine).toBe('scripted');
  expect(slow.scored.question_overall.problem_answer.overall_score).toBeLessThan(
    held.scored.question_overall.problem_answer.overall_score,
  );
});

it('is one call', async () => {
  expect((await judged([DAZZLED, 'Hm.', DAZZLED])).calls).toBe(2);
});

it('is not made where the first took two', async () => {
  const { calls, scored } = await judged(['Hm.', DAZZLED, DAZZLED]);
  expect([calls, scored.engine]).toEqual([2, 'scripted']);
});
