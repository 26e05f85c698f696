import { describe, expect, it } from 'vitest';
import { QuestionLikeness } from '#domain/planning/question-likeness.ts';
import { BANKS } from '#lab/plan-posting.ts';

const bank = BANKS.get('retail') ?? [];
const likeness = new QuestionLikeness(bank);
const named = (text: string) => {
  const found = bank.find((question) => question.text.startsWith(text));
  if (!found) throw new Error(`There is no ${text}`);
  return found;
};

describe('how like two questions are', () => {
  const floor = named('How do you keep the shop floor safe');

  it('is much where they ask the same in other words', () => {
    const tidy = named('How do you keep the shop tidy and stocked');
    expect(likeness.between(floor, tidy)).toBeGreaterThan(0.24);
    expect(likeness.between(floor, floor)).toBeCloseTo(1);
  });

  it('is little where they share what many questions of the trade say', () => {
    const others = bank.filter((question) => question !== floor);
    const like = others.filter((question) => likeness.between(floor, question) > 0.24);
    expect(like.length).toBeLessThan(others.length / 20);
  });

  it('is nothing for a question that it does not know', () => {
    expect(likeness.between(floor, { ...floor })).toBe(0);
  });
});
