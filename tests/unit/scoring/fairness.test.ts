import { describe, expect, it } from 'vitest';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { AXES, LABELLED_FILES } from '#lab/labelled-corpus.ts';
import { measureFairness } from '#lab/measure-fairness.ts';

const MOST_POINTS = 5;

describe('the same content in another voice', () => {
  const fairness = measureFairness(fittedScoring);

  it.each(AXES)('is worth the same by %s, on average, said by a tradesperson or by a learner of English', (axis) => {
    expect(Math.abs(fairness.trade[axis])).toBeLessThanOrEqual(MOST_POINTS);
    expect(Math.abs(fairness.learner[axis])).toBeLessThanOrEqual(MOST_POINTS);
  });

  it('was never learned from', () => {
    expect(LABELLED_FILES).not.toContain('triples');
  });
});
