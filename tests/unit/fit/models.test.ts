import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hashOfCorpus } from '#lab/corpus.ts';
import { FITS } from '#lab/fit/all-fits.ts';
import { modelCard } from '#lab/fit/weights-file.ts';

describe.each(FITS.map((fit) => [fit.name, fit] as const))('the weights of %s', (_name, fit) => {
  const file = readFileSync(fit.file, 'utf8');

  it('were learned from the files that are here', () => {
    const { learnedFrom, corpusHash } = JSON.parse(file);
    expect(learnedFrom).toEqual(fit.learnsFrom);
    expect(corpusHash).toBe(hashOfCorpus(fit.learnsFrom));
  });

  it('have a card that is theirs', () => {
    expect(readFileSync(fit.file.replace(/\.json$/, '.md'), 'utf8')).toBe(modelCard(fit, file));
  });
});
