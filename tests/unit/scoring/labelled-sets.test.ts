import { describe, expect, it } from 'vitest';
import { readLabelledSet } from '#scripts/labelled-answers.ts';
import { isLengthMatched, judgeSet, pairAccuracy } from '#scripts/scoring-report.ts';

const SETS = ['tuning-set', 'check-set', 'second-reader-set'];
const AXES = ['problem_answer', 'conciseness', 'structure'] as const;
const sets = await Promise.all(SETS.map((name) => readLabelledSet(`tests/fixtures/scoring/${name}.json`)));
const judged = sets.flatMap(judgeSet);

describe('agreement with answers labelled by hand', () => {
  it.each(AXES)('orders answers of like length by %s far better than their length does', (axis) => {
    const byScore = pairAccuracy(judged, axis, (answer) => answer.scores[axis], isLengthMatched);
    const byWords = pairAccuracy(judged, axis, (answer) => answer.words, isLengthMatched);
    expect(byScore.pairs).toBeGreaterThan(100);
    expect(byScore.share).toBeGreaterThan(0.8);
    expect(byScore.share).toBeGreaterThan(byWords.share + 0.2);
  });

  it('quotes verbatim, always', () => {
    for (const { quotes } of judged) expect(quotes.verbatim).toBe(quotes.all);
  });

  it('points at the words that a reader marked', () => {
    const marked = judged.filter(({ spans }) => spans.marked > 0).map(({ spans }) => spans);
    const total = (of: (spans: (typeof marked)[number]) => number) => marked.reduce((sum, spans) => sum + of(spans), 0);
    expect(total(({ right }) => right) / total(({ found }) => found)).toBeGreaterThanOrEqual(0.8);
    expect(total(({ covered }) => covered) / total(({ marked }) => marked)).toBeGreaterThanOrEqual(0.6);
  });
});
