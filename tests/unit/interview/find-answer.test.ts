import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findAnswer } from '#domain/interview/find-answer.ts';
import { readCorpusFile } from '#lab/corpus.ts';
import { readPostings } from '#lab/labelled-postings.ts';

const POSTINGS = new Map(
  ['postings-16', 'postings-17', 'postings-18', 'postings-19'].flatMap((file) =>
    readPostings(file).map(({ id, text }) => [id, text] as const),
  ),
);
const ASKED = readCorpusFile(
  'posting-answers-1',
  z.array(z.object({ posting: z.string(), asked: z.string(), told: z.array(z.string()) })),
);

describe('what a posting says of what candidates ask', () => {
  const answered = ASKED.map((one) => ({ ...one, quote: findAnswer(POSTINGS.get(one.posting) ?? '', one.asked) }));

  it('is found where it stands, mostly', () => {
    const told = answered.filter((one) => one.told.length > 0);
    const found = told.filter(({ told: lines, quote }) => lines.some((line) => quote?.includes(line)));
    expect(found.length / told.length).toBeGreaterThanOrEqual(0.75);
  });

  it('is not made up of an unfitting line where it does not', () => {
    const open = answered.filter((one) => one.told.length === 0);
    expect(open.filter(({ quote }) => quote === undefined).length / open.length).toBeGreaterThanOrEqual(0.9);
  });
});
