import { describe, expect, it } from 'vitest';
import { whyLeft } from '#domain/interview/why-left.ts';

const ASKED = 'Tell me about a time when you won the trust of a person who did not want help.';
const turns = (...said: string[]) => said.map((text) => ({ speaker: 'human' as const, text, kind: 'answer' as const }));

describe('why a question has no answer', () => {
  it.each([
    ['told_already', ["I've just told you that one, it was Mrs P."]],
    ['skipped', ['Can we skip this one?']],
    ['skipped', ['What do you mean?', 'Skip it, please.']],
    ['later', ['Can we come back to that later?']],
    ['declined', ['I would rather not talk about that.']],
    ['blank', ['I do not know, I cannot think of one.']],
    ['no_answer', ['Can you repeat the question?']],
    ['nothing_said', []],
  ] as const)('is read of what was said instead: %s', (why, said) => {
    expect(whyLeft(ASKED, turns(...said))).toBe(why);
  });
});
