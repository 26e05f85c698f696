import { describe, expect, it } from 'vitest';
import { cellPlaces } from '#client/features/results/cell-places.ts';

describe('where a score stands in its cell', () => {
  it.each([
    [-1, {}],
    [0, { height: 0 }],
    [39, { height: 3 }],
    [47, { height: 4 }],
    [51, { height: 5 }],
    [52, { isWordAbove: true }],
    [71, { isWordAbove: true }],
    [72, {}],
    [100, {}],
  ])('%i is crossed by no line', (score, places) => expect(cellPlaces(score)).toEqual(places));
});
