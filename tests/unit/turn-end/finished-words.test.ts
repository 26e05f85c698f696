import { describe, expect, it } from 'vitest';
import { finishedLikelihood, heardWords } from '#domain/turn-end/finished-words.ts';
import { fittedTurnEnd } from '#domain/turn-end/fitted-turn-end.ts';
import { PATIENCES, silenceLimitMs } from '#domain/turn-end/patience.ts';

const likelihood = (text: string) => finishedLikelihood(fittedTurnEnd, text);

describe('how finished words sound', () => {
  const STORY = 'so the pump failed on a friday night and i drove out to it and changed the seal';

  it.each([
    [`${STORY} and it has not failed since`, `${STORY} and`],
    [`${STORY} and that was it really`, `${STORY} and then um`],
    [`${STORY} and they were very happy with that`, `${STORY} because the`],
    ['could you repeat the question please', 'could you'],
    ['about two years', 'about'],
  ])('is more with “%s” than with “%s”', (finished, unfinished) => {
    expect(likelihood(finished)).toBeGreaterThan(likelihood(unfinished) + 0.15);
  });

  it('does not hang on capitals, punctuation, apostrophes or how a number is written', () => {
    expect(heardWords('We’d 12 Orders, didn’t we?')).toEqual(["we'd", '#', 'orders', "didn't", 'we']);
    expect(likelihood('It was fixed. And they paid.')).toBe(likelihood('it was fixed and they paid'));
  });

  it('is a number for no words, odd ones and very many', () => {
    for (const text of ['', '…', 'дякую', 'constructor __proto__', 'and then '.repeat(20_000)])
      expect(likelihood(text)).toBeGreaterThanOrEqual(0);
  });
});

describe('the silence that ends an answer', () => {
  it('is never shorter than what a patience promises, nor longer than eight seconds', () => {
    for (const patience of PATIENCES)
      for (let finished = 0; finished <= 1; finished += 0.05) {
        const limit = silenceLimitMs(patience, finished);
        expect(limit).toBeGreaterThanOrEqual({ take_your_time: 8_000, natural: 2_200, brisk: 1_400 }[patience]);
        expect(limit).toBeLessThanOrEqual(8_000);
        expect(limit).toBeGreaterThanOrEqual(silenceLimitMs(patience, finished + 0.05));
      }
  });
});
