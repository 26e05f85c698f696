import { describe, expect, it } from 'vitest';
import { questionBack } from '#domain/interview/question-back.ts';

describe('a question back', () => {
  it.each([
    'sorry is it the early shift or the late one',
    'do you mean the ovens or the counter because i did both',
    'Is that my own van or your one?',
    'plan a round? do you mean the early round or a normal one',
  ])('leaves a choice: %s', (said) => {
    expect(questionBack(said)).toMatchObject({ form: 'either' });
  });

  it.each([
    ['Is he still in the shop?', 'yes_no', 'Say that he is still in the shop.'],
    ['has the driver gone by then', 'yes_no', 'Let us say yes.'],
    ['Is there anybody with me?', 'yes_no', 'Let us say yes.'],
    ['a story from work or something?', 'yes_no', 'Let us say yes.'],
    ['It depends what the oven is, gas or so', 'open', 'Let us say yes.'],
    ['it would depend, so what is it, rye', 'open', 'Let us say yes.'],
    ['do I know what he bought', 'yes_no', 'Let us say yes.'],
    ['which others, the bakers?', 'open', 'Let us say yes.'],
  ])('shows how it can be answered: %s', (said, form, supposed) => {
    expect(questionBack(said)).toMatchObject({ form, supposed });
  });

  it('is read at no more than a few hundred characters, whatever they are', () => {
    for (const part of ['or ', 'is he ', '? ', ', ', 'a', ' '])
      expect(questionBack(part.repeat(100_000)).supposed.length).toBeLessThan(500);
  });
});
