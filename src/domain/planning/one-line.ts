import { tidyCase } from './find-role.ts';
import { isSpecialism } from './find-skills.ts';
import { isCalendar, isDepartment, splitPieces } from './posting-pieces.ts';
import type { PostingText } from './posting-text.ts';
import { CUE } from './role-sentences.ts';
import { tidyName } from './tidy-name.ts';
import { readTitle } from './title-phrase.ts';
import { BOUNDARY, FLUFF, NOT_A_NAME, TITLE_NOISE } from './vocabulary.ts';

export interface OneLine {
  role: string;
  /** Undefined where it says only what kind of employer: 'Cleaner at a school'. */
  company: string | undefined;
}

/** What is longer tells of itself, and not in one line. */
const MOST_WORDS = 40;
const MOST_ROLE_WORDS = 6;

/** A job and where: 'Barista at Copper Kettle Coffee', or no more than a kind of employer: 'Nanny for a family'. */
const JOB_AT = /^(.{2,80}?)(?:\s+at\s|\s*@|\s+(?:for|with|in)\s(?=(?:an?|my)\s))\s*(\S.*)$/i;
const JOB_AT_NAME = /^(.{2,80}?)(?:\s+at\s|\s*@)\s*(\S.*)$/i;
/** Small words that stand within a title or a name. */
const JOINS = /^(?:of|and|the|de|la|du|van|von|for)$/;

/** The job and the employer of a text that names both in one line, as the setup asks for, and says little more. */
export function readOneLine({ lines, sentences, wordCount, lowerCase }: PostingText): OneLine | undefined {
  if (lines.length !== 1 || wordCount > MOST_WORDS) return undefined;
  // 'I'm applying for a job as a driver at Ocado': what is applied is no job, and a driver is.
  const found = [JOB_AT, JOB_AT_NAME].flatMap((form) => {
    const [, before = '', after = ''] = form.exec(sentences[0] ?? '') ?? [];
    const job = jobIn(before.split(CUE).at(-1) ?? '', lowerCase);
    return job === undefined ? [] : [{ role: job, after }];
  });
  const [one] = found;
  if (!one) return undefined;
  const { role, after } = one;
  const [first = '', second] = after.split(' ');
  const isAnyOne = /^(?:an?|my|some|any)$/i.test(first) || (first === 'the' && !lowerCase && !isName(second));
  if (isAnyOne) return isNoEmployer(second) ? undefined : { role: tidyCase(role), company: undefined };
  if (BOUNDARY.has(first) || !(lowerCase || isName(first === 'the' ? second : first))) return undefined;
  const name = firstName(after, lowerCase);
  const company = tidyName(name) + (/'s$/.test(name) ? "'s" : '');
  return /\p{L}/u.test(company) ? { role: tidyCase(role), company } : undefined;
}

/** 'at a company', 'for an interview': not even a kind of employer. */
const isNoEmployer = (word = ''): boolean =>
  /^(?:company|business|firm|employer|organi[sz]ation|place|interview|job|role|position)$/.test(plain(word)) ||
  BOUNDARY.has(plain(word));

const plain = (word = ''): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+$/u, '');
const isName = (word = ''): boolean => /^\p{Ll}{0,3}[\p{Lu}\p{N}]/u.test(word);

/** The job that words are, if they are nothing else. */
function jobIn(text: string, lowerCase: boolean): string | undefined {
  const words = text
    .replace(TITLE_NOISE, ' ')
    .replace(/^[^:]{2,30}:/, '')
    .split(/\s+/)
    .filter((word) => /[\p{L}&]/u.test(word));
  while (FLUFF.has(plain(words[0]))) words.shift();
  const name = words.join(' ').replace(/[,;:]$/, '');
  if (words.length === 0 || words.length > MOST_ROLE_WORDS || isCalendar(name)) return undefined;
  if (words.some((word) => /^(?:i|we|my|me)$/i.test(word) || (BOUNDARY.has(plain(word)) && !JOINS.test(plain(word)))))
    return undefined;
  const title = readTitle(name.split(' + ', 1)[0] ?? '', true);
  if (title && title.strength > 0) return title.title;
  if (words.some((word) => NOT_A_NAME.has(plain(word))) || !/^\p{L}[\p{L}\p{N} &/'+#.-]*$/u.test(name))
    return undefined;
  return isFieldOfWork(name) || (!lowerCase && isName(name)) ? name : undefined;
}

/** 'Sales', 'HR', 'DevOps': what is worked in, and nobody who does. */
export const isFieldOfWork = (role: string): boolean =>
  !readTitle(role, true)?.strength && (isDepartment(role) || isSpecialism(role));

/** The name that a text begins with. */
function firstName(text: string, lowerCase: boolean): string {
  const [piece = ''] = splitPieces(text.replace(/\([^()]{0,80}\)/g, ' '));
  const [name = ''] = piece.split(/,\s+(?!(?:inc|ltd|llc|llp|plc)\b)/i);
  const words = name.split(' ');
  const goesOn = (word: string, i: number) =>
    i === 0 ||
    (lowerCase
      ? !BOUNDARY.has(word)
      : isName(word) || (JOINS.test(word) && isName(words[i + 1])) || !/^\p{L}/u.test(word));
  const end = words.findIndex((word, i) => !goesOn(word, i));
  return words.slice(0, end < 0 ? undefined : end).join(' ');
}
