import { describe, expect, it } from 'vitest';
import { activityBandOf, bandOf, dashboardBandOf } from '#client/ui/score-band.ts';

describe('the colour of a score', () => {
  it.each([
    [-1, 'none'],
    [0, 'low'],
    [49, 'low'],
    [50, '50'],
    [54, '50'],
    [89, '85'],
    [90, '90'],
    [100, '90'],
  ])('%i is %s', (score, band) => expect(bandOf(score)).toBe(band));
});

describe('the dashboard has three colours', () => {
  it.each([
    [-1, 'none', 'none'],
    [0, 'low', 'low'],
    [59, 'low', 'low'],
    [60, 'low', '70'],
    [64, 'low', '70'],
    [65, '70', '70'],
    [79, '70', '70'],
    [80, '85', '85'],
    [100, '85', '85'],
  ])('%i is %s, and %s as a dot of its activity', (score, band, dot) => {
    expect([dashboardBandOf(score), activityBandOf(score)]).toEqual([band, dot]);
  });
});
