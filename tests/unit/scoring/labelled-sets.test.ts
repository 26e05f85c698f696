import { describe, expect, it } from 'vitest';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { AXES, LABELLED_FILES, readLabelledFile } from '#lab/labelled-corpus.ts';
import { judgeAnswers, measureAgreement } from '#lab/measure-scoring.ts';

describe('the labelled answers', () => {
  it('have spans that are where they say', () => {
    for (const { spans, text, id } of LABELLED_FILES.flatMap(readLabelledFile))
      for (const { start, end } of spans) expect([id, start >= 0 && end <= text.length]).toEqual([id, true]);
  });
});

describe('what was learned', () => {
  const judged = judgeAnswers(readLabelledFile('mixed'), fittedScoring);

  it.each(AXES)('follows readers by %s on a file that it has seen', (axis) => {
    const { pairs, r } = measureAgreement(judged);
    expect(r[axis]).toBeGreaterThan(0.6);
    expect(pairs[axis]).toBeGreaterThan(0.75);
  });

  it('marks no half of a filler of two words', () => {
    const files = ['newcomers', 'trades', 'foxtrot', 'hotel'];
    const halves = judgeAnswers(files.flatMap(readLabelledFile), fittedScoring).flatMap(({ answer, marks }) =>
      marks
        .map(({ start, end }) => answer.text.slice(start, end).toLowerCase())
        .filter((text) => /^(?:i|you)$/.test(text)),
    );
    expect(halves).toEqual([]);
  });

  it('marks what readers marked far more often than not', () => {
    const { marksRight, found } = measureAgreement(judged);
    expect(marksRight).toBeGreaterThan(0.8);
    // One by itself is not pointed at.
    expect(found.filler).toBeGreaterThan(0.5);
  });
});
