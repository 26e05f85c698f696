import { describe, expect, it } from 'vitest';
import { unfinishedFirst } from '#client/features/dashboard/unfinished-first.ts';
import { STEPS, stageAt } from '#client/features/ready/progress-steps.ts';
import { bandOf } from '#client/ui/score-band.ts';

describe('the progress of a start', () => {
  it.each([
    [0, 'Processing request'],
    [4_999, 'Processing request'],
    [5_000, 'Scraping jobs'],
    [35_000, 'Generating questions'],
    [47_000, 'Preparing interview'],
    [59_000, 'Almost ready'],
    [600_000, 'Almost ready'],
  ])('after %i ms is at %s', (elapsedMs, name) => expect(STEPS[stageAt(elapsedMs)]).toBe(name));
});

describe('the colour of a score', () => {
  it.each([
    [-1, 'band-none'],
    [0, 'band-low'],
    [49, 'band-low'],
    [50, 'band-50'],
    [54, 'band-50'],
    [89, 'band-85'],
    [90, 'band-90'],
    [100, 'band-90'],
  ])('%i is %s', (score, band) => expect(bandOf(score)).toBe(band));
});

describe('the list of interviews', () => {
  it('begins with what is unfinished and stays newest first otherwise', () => {
    const interviews = [
      { id: 'c', status: 'scored' },
      { id: 'b', status: 'in_progress' },
      { id: 'a', status: 'scored' },
      { id: '0', status: 'processing' },
    ];
    expect(unfinishedFirst(interviews).map(({ id }) => id)).toEqual(['b', '0', 'c', 'a']);
  });
});
