import { describe, expect, it } from 'vitest';
import { SlippedSilence } from '#engines/flux/slipped-silence.ts';

describe('silence that was slipped into sound', () => {
  it('is in nobody’s count', () => {
    const slipped = new SlippedSilence();
    expect(slipped.soundMs(700)).toBe(700);
    slipped.add(1_000, 500);
    slipped.add(1_500, 500);
    slipped.add(3_000, 500);
    const moments = [900, 1_000, 1_200, 2_000, 2_400, 3_000, 3_100, 3_500, 4_000];
    expect(moments.map((clockMs) => slipped.soundMs(clockMs))).toEqual([
      900, 1_000, 1_000, 1_000, 1_400, 2_000, 2_000, 2_000, 2_500,
    ]);
  });
});
