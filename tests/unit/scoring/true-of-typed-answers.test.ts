import { expect, it } from 'vitest';
import { findNotScored } from '#domain/scoring/gates.ts';
import { concisenessSummary } from '#domain/scoring/texts.ts';

it('tells no length of time: what was measured of an answer is not known here', () => {
  const summaries = [96, 1_000, 4].map((words) => concisenessSummary('behavioral', words, []));
  for (const summary of summaries) expect(summary).not.toMatch(/\d|second|minute/);
  expect(summaries[1]).toMatch(/^It is longer than it needs to be\. /);
});

it('says of an answer that is too short nothing of hearing', () => {
  expect(findNotScored('Sparks.')?.message).toBe('There is too little in this answer to score it.');
});
