import { describe, expect, it } from 'vitest';
import { findPutIn } from '#domain/scoring/put-in.ts';

const putIn = (text: string, question = 'What would you do?') =>
  findPutIn(text, question).map(({ start, end }) => text.slice(start, end));

describe('what can be put into any answer', () => {
  it('is words of the question that stand side by side there, in whatever form', () => {
    const question = 'What would you do if a landlord refused to carry out an urgent repair?';
    expect(putIn('I would ring him about the urgent repairs that he refuses to carry out.', question)).toEqual([
      'urgent repairs',
      'refuses to carry',
    ]);
  });

  it('is bare words between commas, with the one that opens them and the two that close them', () => {
    expect(putIn('I look at the sales, ROI, brand equity and KPIs, and decide.')).toEqual([
      'sales, ROI, brand equity and KPIs',
    ]);
    expect(putIn('I ring the shops, shopper marketing, trade marketing, so that it is there.')).toEqual([
      'shops, shopper marketing, trade marketing',
    ]);
  });

  it('is neither one word of the question nor what is told between commas', () => {
    expect(putIn('The repair was late, so I rang them, and they came.', 'Tell me about a late repair.')).toEqual([]);
    expect(putIn('I checked the valve, then the pump, and wrote it down.')).toEqual([]);
    expect(putIn('We sell roses and tulips, mostly.')).toEqual([]);
  });
});
