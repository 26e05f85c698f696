import { expect, it } from 'vitest';
import { findNotScored } from '#domain/scoring/gates.ts';
import { concisenessSummary } from '#domain/scoring/texts.ts';

it('tells how long an answer is as it would be said, for it may have been typed', () => {
  const summaries = [96, 1_000, 4].map((words) => concisenessSummary('behavioral', words, []));
  for (const summary of summaries) expect(summary).toMatch(/^Said aloud it takes /);
  expect(summaries[0]).toContain('about 40 seconds.');
});

it('says of an answer that is too short nothing of hearing', () => {
  expect(findNotScored('Sparks.')?.message).toBe('There is too little in this answer to score it.');
});
