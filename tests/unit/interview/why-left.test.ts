import { describe, expect, it } from 'vitest';
import { whyLeft } from '#domain/interview/why-left.ts';
import type { Intent } from '#domain/reading/reading.ts';

const turns = (...intents: Intent[]) =>
  intents.map((intent) => ({ speaker: 'human' as const, text: 'Some words.', intent }));

describe('why a question has no answer', () => {
  it.each<[ReturnType<typeof whyLeft>, Intent[]]>([
    ['told_already', ['told_already']],
    ['skipped', ['skip']],
    ['skipped', ['says_done', 'says_done']],
    ['skipped', ['meaning_of_word', 'skip']],
    ['later', ['later']],
    ['declined', ['decline', 'repeat']],
    ['blank', ['blank']],
    ['blank', ['no_experience']],
    ['no_answer', ['repeat']],
    ['nothing_said', []],
  ])('is what was said instead: %s', (why, intents) => {
    expect(whyLeft(turns(...intents))).toBe(why);
  });
});
