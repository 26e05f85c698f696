import words from './employer-words.json' with { type: 'json' };
import type { EmployerWords } from './employer-words.ts';

export const EMPLOYER_WORDS = words as EmployerWords;

const pattern = ({ at, words }: EmployerWords['kinds'][keyof EmployerWords['kinds']]): RegExp => {
  const any = words.map((word) => word.replace(/\*$/, '\\w*')).join('|');
  return new RegExp(at === 'end' ? `\\b(?:${any})$` : `\\b(?:${any})\\b`, 'i');
};

export type NameKind = keyof EmployerWords['kinds'];
const PATTERNS = Object.fromEntries(
  Object.entries(EMPLOYER_WORDS.kinds).map(([name, kind]) => [name, pattern(kind)]),
) as Readonly<Record<NameKind, RegExp>>;

/** Whether a name is of a kind, as far as its words tell: 'Willow House' is a site. */
export const isOfKind = (kind: NameKind, name: string): boolean => PATTERNS[kind].test(name);

const SENTENCES = EMPLOYER_WORDS.kindSentences.map(({ says, kinds, before, between, after }) => ({
  says,
  kinds,
  saysOf: (kind: string) =>
    new RegExp(
      `\\b(?:${before.join('|')}) (?:\\p{L}+ ){0,${between}}${kind}${after.length > 0 ? ` (?:${after.join('|')})` : ''}\\b`,
      'iu',
    ),
}));

/** What a text says of a kind that a name ends on: 'the hotel is run by …' of the Willow Hotel. */
export const saidOfKind = (kind: string, text: string): string[] =>
  SENTENCES.filter(({ kinds, saysOf }) => kinds.some((name) => isOfKind(name, kind)) && saysOf(kind).test(text)).map(
    ({ says }) => says,
  );
