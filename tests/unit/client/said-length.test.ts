import { expect, it } from 'vitest';
import { saidLength } from '#client/features/results/said-length.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';

const words = (count: number) => 'word '.repeat(count);

it.each([
  [1, 900, '1 word in 1 second'],
  [130, 54_400, '130 words in 54 seconds'],
  [1_985, 827_000, '1985 words in 13 minutes 47 seconds'],
  [150, 60_000, '150 words in 1 minute'],
  [2, 0, '2 words'],
  [90, 0, '90 words, about 38 seconds aloud'],
  [1_985, 0, '1985 words, about 14 minutes aloud'],
])('%i words in %i ms are told as "%3$s"', (count, ms, told) => expect(saidLength(words(count), ms)).toBe(told));

it('is the only place of a report that tells how long an answer takes', () => {
  const long = {
    question: 'Describe a disagreement.',
    topic: 'it',
    responses: [words(1_985), 'No. I did not like it.'],
  };
  const report = madeReport([...SIX_ANSWERS, long]);
  const told = JSON.stringify(report, (key, value) =>
    ['answer', 'exercise', 'harder', 'suggestion'].includes(key) ? '' : value,
  );
  expect(told).not.toMatch(/\d+ (seconds|minutes)|takes about/);
  expect(told).not.toMatch(/\d+ words/);
});
