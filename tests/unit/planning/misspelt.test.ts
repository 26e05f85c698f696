import { describe, expect, it } from 'vitest';
import { holdsMisspelling } from '#domain/planning/misspelt.ts';

describe('what is better not said aloud', () => {
  it.each(['cleaning the kichen floor', 'taking delivries', 'following safegaurding procedures'])('%s', (duty) => {
    expect(holdsMisspelling(duty)).toBe(true);
  });

  it.each(['cleaning the kitchen floor', 'taking deliveries', 'pouring cortados', 'welding gussets'])(
    'not: %s',
    (duty) => {
      expect(holdsMisspelling(duty)).toBe(false);
    },
  );
});
