import fc from 'fast-check';
import { expect, it } from 'vitest';
import { labelWords, placeTickLabels } from '#client/features/results/tick-labels.ts';

const wordsOf = (lefts: number[], widthPx = 300) =>
  placeTickLabels(
    lefts.map((leftPx, i) => ({ number: i + 1, leftPx })),
    widthPx,
  ).map((label) => `${labelWords(label)} at ${label.leftPx}`);

it('numbers stand below their marks where there is room, and share a place where there is none', () => {
  expect(wordsOf([0, 40, 80])).toEqual(['1 at 0', '2 at 40', '3 at 80']);
  expect(wordsOf([0, 40, 44, 48, 90])).toEqual(['1 at 0', '2–4 at 40', '5 at 90']);
  // What they share is wider than one of them, and may touch the next.
  expect(wordsOf([40, 50, 62])).toEqual(['1–3 at 40']);
  expect(wordsOf([20, 297])).toEqual(['1 at 20', '2 at 293']);
});

it('no two of them touch, none reaches beyond the drawing, and each number is told', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 40 }), (lefts) => {
      const labels = placeTickLabels(
        lefts.map((leftPx, i) => ({ number: i + 1, leftPx })),
        300,
      );
      const right = (i: number) => (labels[i]?.leftPx ?? 0) + labelWords(labels[i] as never).length * 7;
      labels.forEach((label, i) => {
        expect(right(i)).toBeLessThanOrEqual(300);
        if (i > 0) expect(label.leftPx).toBeGreaterThan(right(i - 1));
      });
      lefts.forEach((_, i) => {
        expect(labels.some(({ first, last }) => first <= i + 1 && i + 1 <= last)).toBe(true);
      });
    }),
  );
});
