import { describe, expect, it } from 'vitest';
import { unfinishedFirst } from '#client/features/dashboard/unfinished-first.ts';
import { bandOf } from '#client/ui/score-band.ts';

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

describe('the list of interviews', () => {
  it('begins with what is unfinished and stays newest first otherwise', () => {
    const interviews = [
      { id: 'c', status: 'completed' },
      { id: 'b', status: 'in_progress' },
      { id: 'a', status: 'completed' },
      { id: '0', status: 'processing' },
    ];
    expect(unfinishedFirst(interviews).map(({ id }) => id)).toEqual(['b', '0', 'c', 'a']);
  });
});
