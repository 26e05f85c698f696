import { FAMILIES } from './knowledge/families.ts';
import type { Family, Occupation } from './knowledge/family.ts';
import { once } from './once.ts';
import { findTerms, foldWord, indexTerms, type TermIndex, tokenise } from './term-index.ts';
import { isTradeWord } from './trade-words.ts';
import { BOUNDARY, FLUFF, NOT_A_PERSON, PERSON_ENDING, TITLE_HEADS, TITLE_NOISE } from './vocabulary.ts';

export interface KnownTitle {
  family: Family;
  occupation: Occupation;
}

const titleTerms = once<TermIndex<KnownTitle>>(() =>
  indexTerms(
    FAMILIES.flatMap((family) =>
      family.occupations.flatMap((occupation) =>
        occupation.titles.map((text) => ({
          text,
          exactCase: text === text.toUpperCase() && text.length < 4,
          value: { family, occupation },
        })),
      ),
    ),
  ),
);

/** Words that some titles end on and that mean no person elsewhere. */
const VAGUE =
  'support success experience people product engineering finance operation marketing year crew back front senior good d pair layer lady visitor partie filler parent mate connector navigator';

/** Words that titles end on. */
const heads = once<ReadonlySet<string>>(() => {
  const words = new Set([
    ...[...TITLE_HEADS].map(foldWord),
    ...FAMILIES.flatMap(({ occupations }) =>
      occupations.flatMap(({ titles }) =>
        titles.map((title) => foldWord(tokenise(title.split(/ (?:in|of|for|at) /)[0] ?? '').at(-1)?.text ?? '')),
      ),
    ).filter((word) => word.length > 2),
  ]);
  for (const vague of VAGUE.split(' ')) words.delete(vague);
  return words;
});
const SHORT_HEADS: ReadonlySet<string> = new Set([
  'RN',
  'GP',
  'PA',
  'EA',
  'CEO',
  'CTO',
  'CFO',
  'COO',
  'CMO',
  'CPO',
  'SRE',
  'DBA',
  'SDR',
  'BDR',
  'TA',
  'HCA',
  'CNA',
  'LPN',
  'EMT',
  'SDET',
  'SENCO',
  'CISO',
  'DJ',
  'PCSO',
  'SWE',
  'SDE',
  'QA',
]);

/** Heads that an 'of' may follow: 'Head of Marketing', 'Teacher of Mathematics'. */
const OF_HEADS = new Set([
  'head',
  'vp',
  'director',
  'chief',
  'teacher',
  'professor',
  'lecturer',
  'manager',
  'clerk',
  'president',
  'dean',
  'instructor',
  'director',
]);
const LEVELS = /^(?:i{1,3}|iv|v|[1-5]|apprentice|trainee|intern|lead|manager|assistant|specialist)$/i;
const typoWords = once<readonly string[]>(() => [...heads()].filter((word) => word.length >= 6));
const typoModifiers = once<readonly string[]>(() =>
  [
    ...new Set(
      FAMILIES.flatMap(({ occupations }) =>
        occupations.flatMap(({ titles }) =>
          titles.flatMap((title) => tokenise(title).map(({ text }) => text.toLowerCase())),
        ),
      ),
    ),
  ].filter((word) => word.length >= 6),
);
const knownWords = once<ReadonlySet<string>>(() => new Set([...typoModifiers().map(foldWord), ...heads()]));

export interface TitlePhrase {
  title: string;
  /** 3: a known job title; 2: ends on a known head; 1: only looks like a person; 0: unknown. */
  strength: 0 | 1 | 2 | 3;
}

const WORD_EDGES = /^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#.)]+$/gu;
const MAX_LEFT = 5;

/**
 * The job title in a piece of text, or undefined where there is none. `whole` keeps every leading word (a title line);
 * otherwise the words before an article or an adjective are dropped (a phrase of a sentence).
 */
export function readTitle(piece: string, whole: boolean, mending = true): TitlePhrase | undefined {
  const plain = piece
    .replace(/\([^()]{0,80}\)|\[[^[\]]{0,80}\]/g, ' ')
    .replace(TITLE_NOISE, ' ')
    .replace(/\b(intern|trainee|apprentice|fellow)ships?\b/gi, '$1')
    .replace(/(\p{L}{4})\/(?:a|as|in|innen)\b(?!\/)/giu, '$1')
    .replace(/\s*[/]\s*/g, '/')
    .replace(/[*"“”|!?:]/g, ' ');
  const written = plain.split(/\s+/).filter((word) => word === '&' || /[\p{L}\p{N}]/u.test(word));
  const words = written
    .map((word) => (word === '&' ? word : word.replace(WORD_EDGES, '')))
    .map((word) => (mending ? mendTypo(word) : word));
  /** A comma after a word parts it from the title: 'from June, Post Graduate Teacher'. */
  const parted = written.map((word) => /[,;]$/.test(word));
  const end = words.length - 1;
  words[end] = (words[end] ?? '').replace(/(?<=\p{L}{3})\.$/u, '');
  if (words.length === 0 || words.length > 40) return undefined;
  const head = findHead(words);
  if (!head) return undefined;
  const left = Math.max(leftEdge(words, head.from, whole), afterComma(parted, head.from));
  const right = rightEdge(words, head.to);
  const kept = words.slice(left, right);
  const title = singular(kept)
    .join(' ')
    .replace(/[.,;]+$/, '');
  // 'the selected intern's duties': whose, not who.
  if (title.length < 2 || title.length > 80 || /['’]s?$/.test(title)) return undefined;
  return { title, strength: head.strength };
}

const afterComma = (parted: readonly boolean[], head: number): number =>
  head === 0 ? 0 : parted.lastIndexOf(true, head - 1) + 1;

/** Many are sought and one is interviewed: 'Cashiers' are a 'Cashier'. */
function singular(words: readonly string[]): string[] {
  const of = words.findIndex((word, i) => i > 0 && /^(?:of|in)$/i.test(word));
  const at = (of > 0 ? of : words.length) - 1;
  return words.map((word, i) => (i === at ? singularWord(word) : word));
}

function singularWord(word: string): string {
  const lower = word.toLowerCase();
  if (!/^[a-z-]{5,}$/.test(lower) || !/s$|men$/.test(lower) || /(?:ss|us|is|ics|[ts]ions|sales)$/.test(lower))
    return word;
  if (/(?:ss|sh|ch|x)es$/.test(lower)) return word.slice(0, -2);
  if (/ies$/.test(lower)) return `${word.slice(0, -3)}y`;
  if (
    /(?:sales|craft|fire|handy|delivery|fisher|police)?men$/.test(lower) &&
    !/^(?:women|specimen|stamen)$/.test(lower) &&
    /men$/.test(lower)
  )
    return `${word.slice(0, -2)}an`;
  return heads().has(foldWord(lower)) ? word.slice(0, -1) : word;
}

interface Head {
  from: number;
  to: number;
  strength: 1 | 2 | 3;
}

function findHead(words: readonly string[]): Head | undefined {
  const text = words.join(' ');
  const tokens = tokenise(text);
  const wordOf = wordIndexer(text);
  const known = findTerms(text, tokens, titleTerms())[0];
  const knownFrom = known ? wordOf(tokens[known.from]?.start ?? 0) : -1;
  const first = words.findIndex((word, i) => isHead(word, words[i - 1]));
  if (known && (first < 0 || knownFrom <= first + 1)) {
    let to = wordOf(tokens[known.to - 1]?.start ?? 0) + 1;
    // 'Software Engineer Manager': the title goes on while its words are heads.
    while (to < words.length && isHead(words[to] ?? '', words[to - 1]) && !LEVELS.test(words[to] ?? '')) to++;
    if (to === knownFrom + 1 && BEGINNER.test(words[knownFrom] ?? ''))
      to = (personAfter(words, knownFrom) ?? knownFrom) + 1;
    return { from: knownFrom, to, strength: 3 };
  }
  if (first >= 0) {
    let last = first;
    while (last + 1 < words.length && isHead(words[last + 1] ?? '', words[last])) last++;
    // A head that only modifies the next one: 'Nurse Practitioner', 'Sales Support Manager'.
    const later = words.findIndex((word, i) => i > last && i <= last + 2 && isHead(word, words[i - 1]));
    if (later > 0 && words.slice(last + 1, later).every((word) => !isStop(word))) last = later;
    // 'Assistant Brewer': a head may modify a word that the lists do not hold.
    const next = words[last + 1] ?? '';
    if (/^\p{Lu}/u.test(next) && looksLikePerson(next)) last++;
    // 'Trainee Motor Claims Handler': a beginner's word stands for no job where one follows.
    else if (BEGINNER.test(words[last] ?? '')) last = personAfter(words, last) ?? last;
    return { from: first, to: last + 1, strength: 2 };
  }
  const shaped = words.findIndex((word) => looksLikePerson(word));
  return shaped >= 0 ? { from: shaped, to: shaped + 1, strength: 1 } : undefined;
}

const BEGINNER = /^(?:trainee|apprentice|assistant|volunteer|intern|junior|graduate|student)$/i;

/** Where the next word that looks like a person stands, only capitals before it. */
function personAfter(words: readonly string[], from: number): number | undefined {
  for (let i = from + 1; i <= from + 6 && i < words.length; i++) {
    const word = words[i] ?? '';
    if (/^(?:and|&)$/i.test(word)) continue;
    if (!/^\p{Lu}/u.test(word) || isStop(word)) return undefined;
    if (looksLikePerson(word)) return i;
  }
  return undefined;
}

function wordIndexer(text: string): (place: number) => number {
  const starts: number[] = [0];
  for (let i = 0; i < text.length; i++) if (text[i] === ' ') starts.push(i + 1);
  return (place) => {
    let at = 0;
    while (at + 1 < starts.length && (starts[at + 1] ?? 0) <= place) at++;
    return at;
  };
}

/** German and Dutch write a title as one word: 'Projektmanager', 'Servicetechniker'. */
const COMPOUND_HEAD =
  /(?:manager|ingenieur|techniker|leiter|entwickler|berater|assistent|fahrer|pfleger|lehrer|arbeiter|verkäufer|meister|fachkraft|therapeut|mechaniker|monteur|medewerker|kundige|adviseur|beheerder)(?:in)?$/iu;

function isHead(word: string, before: string | undefined): boolean {
  if (SHORT_HEADS.has(word)) return true;
  if (before === undefined && /^(?:support|lead|hosts?|cooks?|assistant|helps?|guards?|hand)$/i.test(word))
    return /^(?:cooks?|hosts?|guards?|assistant)$/i.test(word);
  if (word.length > 9 && COMPOUND_HEAD.test(word)) return true;
  const parts = word.split('/');
  return parts.some((part) => heads().has(foldWord(part)) && part.length > 2);
}

export function looksLikePerson(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    lower.length > 4 &&
    PERSON_ENDING.test(lower) &&
    !NOT_A_PERSON.has(lower) &&
    !BOUNDARY.has(lower) &&
    !FLUFF.has(lower)
  );
}

const isStop = (word: string) => BOUNDARY.has(word.toLowerCase()) || /[,;.]$/.test(word);

function leftEdge(words: readonly string[], head: number, whole: boolean): number {
  let left = head;
  const limit = whole ? 8 : MAX_LEFT;
  while (left > 0 && head - left < limit) {
    const word = words[left - 1] ?? '';
    const lower = word.toLowerCase();
    if (/[,;:.]$/.test(word) && !/^(?:sr|jr|asst|st|dr|no)\.$/i.test(word)) break;
    if (lower === 'and' || lower === '&' || lower === 'of') {
      // 'Painter and Decorator', 'Head of People and Culture': the words go together.
      if (whole && left > 1 && !FLUFF.has((words[left - 2] ?? '').toLowerCase())) {
        left--;
        continue;
      }
      break;
    }
    if (BOUNDARY.has(lower) || (FLUFF.has(lower) && !(whole && lower === 'professional'))) break;
    // 'HGV Class 1 Driver'
    const counted = /^\d$/.test(word) && /^(?:class|level|grade|tier|category)$/i.test(words[left - 2] ?? '');
    if (/^\d/.test(word) && !counted && !/^\d(?:st|nd|rd|th|d)$/i.test(word)) break;
    if (!whole && isSmallBesideCapital(word, words[head] ?? '')) break;
    left--;
  }
  return left;
}

/** In a sentence the name of a job that begins with a capital has no small words before it. */
const isSmallBesideCapital = (word: string, head: string): boolean =>
  /^\p{Ll}/u.test(word) && /^\p{Lu}\p{Ll}/u.test(head);

function rightEdge(words: readonly string[], from: number): number {
  let right = from;
  if (LEVELS.test(words[right] ?? '')) right++;
  const next = words[right]?.toLowerCase();
  const head = (words[from - 1] ?? '').toLowerCase();
  const joins = next === 'of' || (next === 'in' && /^(?:lecturer|professor|teacher|nurse)$/.test(head));
  if (joins && OF_HEADS.has(head)) {
    right++;
    const limit = right + 4;
    while (right < words.length && right < limit) {
      const word = words[right] ?? '';
      if (BOUNDARY.has(word.toLowerCase()) && !/^(?:and)$/i.test(word)) break;
      right++;
      if (/[,;.]$/.test(word)) break;
    }
  } else if (next === 'in' && /^charge$/i.test(words[right + 1] ?? '')) right += 2;
  return right;
}

/** Sets right a title's word that is one slip away from one that titles use. */
function mendTypo(word: string): string {
  const lower = word.toLowerCase();
  if (
    lower.length < 6 ||
    !/^\p{L}+$/u.test(word) ||
    knownWords().has(foldWord(word)) ||
    BOUNDARY.has(lower) ||
    isTradeWord(lower) ||
    isTradeWord(foldWord(word))
  )
    return word;
  // Of a short word only a letter astray is a slip: 'kichen'.
  const mended =
    lower.length < 7
      ? typoModifiers().find((meant) => isLetterAstray(lower, meant))
      : (nearest(lower, typoWords()) ?? nearest(lower, typoModifiers()));
  if (!mended) return word;
  return /^\p{Lu}/u.test(word) ? mended.charAt(0).toUpperCase() + mended.slice(1) : mended;
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  return candidates.find(
    (candidate) =>
      Math.abs(candidate.length - word.length) <= 1 && candidate[0] === word[0] && isOneSlipAway(word, candidate),
  );
}

/** One letter struck twice, too few, wrong, or two that changed places; a mere ending ('s', 'd', 'er') is no slip. */
export function isOneSlipAway(a: string, b: string): boolean {
  if (a === b || a.startsWith(b) || b.startsWith(a)) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const restA = a.slice(i);
  const restB = b.slice(i);
  if (a.length === b.length) {
    // A wrong last letter makes another word as often as a slip.
    if (restA.length <= 1) return false;
    return (
      restA.slice(1) === restB.slice(1) ||
      (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
    );
  }
  if (a.length < b.length) return restA === restB.slice(1);
  // One too many is one struck twice; another makes another word, as 'maturer' beside 'maurer'.
  return restA.slice(1) === restB && (restA[0] === a[i - 1] || restA[0] === restA[1]);
}

/** One letter struck twice, too few, or two that changed places, within a word: hardly ever another word. */
export function isLetterAstray(word: string, meant: string): boolean {
  if (word === meant || word[0] !== meant[0] || word.at(-1) !== meant.at(-1)) return false;
  if (Math.abs(word.length - meant.length) > 1) return false;
  return word.length === meant.length
    ? isOneSlipAway(word, meant) && [...word].sort().join('') === [...meant].sort().join('')
    : isOneSlipAway(word, meant);
}

/** The known titles that a role's name holds, in order; `from` and `to` are the words that they take up. */
export const knownTitlesIn = (role: string): { value: KnownTitle; words: number; from: number; to: number }[] =>
  titlesIn(role.replaceAll(' & ', ' and '));

const titlesIn = (role: string) =>
  findTerms(role, tokenise(role), titleTerms()).map(({ term, from, to }) => ({
    value: term.value,
    words: term.words.length,
    from,
    to,
  }));

/** Whether words are nothing but the title of some job. */
export const isKnownTitle = (words: string): boolean =>
  knownTitlesIn(words).some(({ from, to }) => from === 0 && to === tokenise(words).length);
