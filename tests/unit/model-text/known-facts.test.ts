import { describe, expect, it } from 'vitest';
import { KnownFacts } from '#domain/model-text/known-facts.ts';

const KNOWN = new KnownFacts([
  'I rang Leeds buses at nine about thirty bags, 25 coats and two hundred and fifty tickets. It cost 40 thousand. I began in two thousand twelve and stopped in 1998, in q3.',
]);

describe('what a model may say of what was said', () => {
  it.each([
    ['How did the 30 bags and the twenty-five coats go?'],
    ['What did they say at 9am, or at 9?'],
    ['Who had the 250 tickets, or the two hundred?'],
    ['Was it worth the 40k, the 40,000?'],
    ['Was it twenty twelve, or nineteen ninety eight, or nineteen ninety-eight?'],
    ['What came after that third quarter of 2012?'],
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
    ['Was it twenty thirteen?', ['twenty', 'thirteen']],
    ['Did half of the party come, or thousands?', ['half', 'thousands']],
  ])('but not %s', (text, invented) => {
    expect(KNOWN.inventedIn(text)).toEqual(invented);
  });
});
