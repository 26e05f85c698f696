import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenParts } from '#domain/speech/spoken-parts.ts';

async function partsOf(...sentences: string[]): Promise<string[]> {
  const parts: string[] = [];
  for await (const part of spokenParts(sentences)) parts.push(part);
  return parts;
}

describe('the parts that a voice is asked for', () => {
  it.each([
    [['Thank you, Ada. What did you do?'], ['Thank you, Ada.', 'What did you do?']],
    [['That was a busy year, and then came the sale.'], ['That was a busy year,', 'and then came the sale.']],
    // A clause that is too short is spoken with what follows.
    [['Well, so, what happened after that?'], ['Well, so, what happened after that?']],
    [
      ['I see.', 'And which part of that was yours?', 'Take your time.'],
      ['I see. And which part of that was yours?', 'Take your time.'],
    ],
    [['Good.'], ['Good.']],
    [['Version 2.5 was late, was it?'], ['Version 2.5 was late,', 'was it?']],
    [
      ['It is 10:30 now – shall we begin?', 'You can stop at any time.'],
      ['It is 10:30 now –', 'shall we begin?', 'You can stop at any time.'],
    ],
    [[], []],
  ])('of %j', async (sentences, parts) => {
    expect(await partsOf(...sentences)).toEqual(parts);
  });

  it('are all of the words, in order, and the first is known as soon as its clause is', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.stringMatching(/^[A-Z][a-z]{0,9}(,? [a-z]{1,9}){0,8}[.!?]$/), { maxLength: 6 }),
        async (sentences) => {
          expect((await partsOf(...sentences)).join(' ')).toBe(sentences.join(' '));
        },
      ),
    );
    const asked: string[] = [];
    const slowly = function* () {
      for (const sentence of ['Thank you for coming.', 'Shall we begin?']) {
        asked.push(sentence);
        yield sentence;
      }
    };
    const parts = spokenParts(slowly());
    expect((await parts.next()).value).toBe('Thank you for coming.');
    expect(asked).toEqual(['Thank you for coming.']);
  });
});
