import { describe, expect, it } from 'vitest';
import { KnownFacts } from '#domain/model-text/known-facts.ts';

const KNOWN = new KnownFacts([
  'I rang Leeds buses at nine about thirty bags, 25 coats and two hundred and fifty tickets. It cost 40 thousand.',
]);

describe('what a model may say of what was said', () => {
  it.each([
    ['How did the 30 bags and the twenty-five coats go?'],
    ['What did they say at 9am, or at 9?'],
    ['Who had the 250 tickets, or the two hundred?'],
    ['Was it worth the 40k, the 40,000?'],
    ['OK, and what did Leeds say?'],
    ['What were the first two things?'],
  ])('%s', (text) => {
    expect(KNOWN.inventedIn(text)).toEqual([]);
  });

  it.each([
    ['How did the 31 bags go?', ['31']],
    ['How did the twenty-six coats go?', ['twenty-six']],
    ['Was it 400k?', ['400k']],
    ['What did York say at ten?', ['York', 'ten']],
    ['Who had the 2500 tickets?', ['2500']],
  ])('but not %s', (text, invented) => {
    expect(KNOWN.inventedIn(text)).toEqual(invented);
  });
});
