import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { employerWords } from '#domain/planning/employer-words.ts';
import { isOfKind } from '#domain/planning/name-kinds.ts';

const FILE = new URL('../../../src/domain/planning/employer-words.json', import.meta.url);

describe('the words that tell employers from other names', () => {
  it('are as their schema says, none of them twice', () => {
    const read = employerWords.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
    expect(read.error).toBeUndefined();
    for (const [name, { words }] of Object.entries(read.data?.kinds ?? {}))
      expect([name, words.filter((word, i) => words.indexOf(word) !== i)]).toEqual([name, []]);
  });

  it('tell the kind of a name by its end, anywhere in it, or by how a word begins', () => {
    expect(isOfKind('site', 'Willow House')).toBe(true);
    expect(isOfKind('site', 'House of Willow')).toBe(false);
    expect(isOfKind('institution', 'School of Rock')).toBe(true);
    expect(isOfKind('agency', 'Halden Recruiting')).toBe(true);
  });
});
