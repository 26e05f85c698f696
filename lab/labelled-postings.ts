import { z } from 'zod';
import { readCorpusFile } from './corpus.ts';

const labelled = z.array(
  z.object({
    id: z.string(),
    text: z.string(),
    expect: z.object({
      sufficient: z.boolean(),
      /** Names that count as right, none where the text names none. */
      role: z.array(z.string()).default([]),
      company: z.array(z.string()).default([]),
      family: z.string().optional(),
      /** Words of what the posting asks for, cut where their endings begin. */
      skills: z.array(z.string()).default([]),
    }),
  }),
);
export type LabelledPosting = z.output<typeof labelled>[number];

/** The files of the corpus that hold postings: twenty-two by other hands and the project's own. */
export const POSTING_FILES = [
  'postings',
  'ordinary',
  'postings-2',
  'postings-3',
  'postings-4',
  'postings-5',
  'postings-6',
  'postings-7',
  'postings-8',
  'postings-9',
  'postings-10',
  'postings-11',
  'postings-12',
  'postings-13',
  'postings-14',
  'postings-15',
  'postings-16',
  'postings-17',
  'postings-18',
  'postings-19',
  'employers-a',
  'employers-b',
  'own-postings',
] as const;

export const readPostings = (file: string): LabelledPosting[] => readCorpusFile(file, labelled);

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .replace(/\b(?:the|ltd|limited|llc|llp|inc|plc|gmbh)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether a name is one of those accepted to the letter, capitals, accents and legal endings aside. */
export const isExactName = (found: string, accepted: readonly string[]): boolean =>
  accepted.some((name) => plain(name) === plain(found));

/** Whether a name is one of those accepted, or holds it with at most two words around it. */
export const isSameName = (found: string, accepted: readonly string[]): boolean =>
  accepted.some((name) => {
    const [mine, theirs] = [plain(found), plain(name)];
    return (
      mine === theirs || (` ${mine} `.includes(` ${theirs} `) && mine.split(' ').length - theirs.split(' ').length <= 2)
    );
  });

/** Whether questions speak of a skill: its beginning occurs where a word begins. */
export const touches = (asked: string, skill: string): boolean => ` ${plain(asked)}`.includes(` ${plain(skill)}`);
