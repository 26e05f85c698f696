import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { foldText } from '#domain/planning/term-index.ts';

const FILE = path.resolve(import.meta.dirname, '..', 'tests', 'fixtures', 'planning', 'postings.json');

const labelled = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    sufficient: z.boolean(),
    /** Spellings that count as right; '' where the text names none. */
    role: z.array(z.string()).default([]),
    company: z.array(z.string()).default([]),
    family: z.string().optional(),
    skills: z.array(z.string()).default([]),
  }),
);
export type LabelledPosting = z.output<typeof labelled>[number];

/** The postings that were labelled by hand: before the rules, or by somebody who wrote to break them. */
export const readLabelledPostings = async (): Promise<LabelledPosting[]> =>
  labelled.parse(JSON.parse(await readFile(FILE, 'utf8')));

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .replace(/^the | (?:ltd|limited|inc|llc|gmbh|plc|corp)$/g, '')
    .trim();

/** Whether a name is one of those expected, or one of the two holds the other: 'Penrose Precision Engineering'. */
export function isSameName(found: string, expected: readonly string[]): boolean {
  const mine = plain(found);
  if (expected.length === 0) return mine === '';
  return expected.some((name) => {
    const theirs = plain(name);
    if (mine === '' || theirs === '') return mine === theirs;
    return ` ${mine} `.includes(` ${theirs} `) || ` ${theirs} `.includes(` ${mine} `);
  });
}

/** Whether questions speak of a skill: all of its words occur, whatever their endings. */
export function touches(asked: string, skill: string): boolean {
  const words = foldText(asked).split(' ');
  return foldText(skill)
    .split(' ')
    .every((word) => words.some((other) => stemOf(other) === stemOf(word)));
}

const stemOf = (word: string): string => word.replace(/(?:ing|ed|ement|ation|ions?|es|e|y|s)$/, '');

export const nameOf = ({ role, company }: LabelledPosting): string =>
  `${role[0] ?? 'nothing'} at ${company[0] ?? 'nobody'}`;
