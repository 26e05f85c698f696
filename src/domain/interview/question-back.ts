import { writtenWords } from '#domain/reading/words.ts';

/** How a question back is built, which says how it can be answered. */
export interface QuestionBack {
  /** One of two is offered; yes or no would answer it; or it asks for what nobody offered yet. */
  form: 'either' | 'yes_no' | 'open';
  /** The two that were offered, in the words that offered them; else words that stand for both. */
  offered: string;
  /** An imagined case made to be as it was asked after. */
  supposed: string;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const OPEN = words('what which who whom whose where when why how');
const CLOSED = words('is are was were has have had can will would do does did should could am may shall');
/** Words that mean somebody else when the other one says them. */
const OF_THE_SPEAKER = words("i i'm i'd i've me my mine myself we us our you you're your yours");
/** 'Or not', 'or something' offers nothing. */
const NOTHING_OFFERED = words('not no what so something anything whatever else thereabouts less more other');
/** Words before what is offered, and words after it. */
const BEFORE_AN_OFFER = words('mean like is it that this about for with by want between what sorry either');
const AFTER_AN_OFFER = words('because cause since please sorry which');
/** Subjects of one word, and verbs that can change places with them. */
const SUBJECTS = words('he she it they there this that somebody someone everybody');
const TURNS_ROUND = words('is are was were has have can will');
const isSubject = (word: string): boolean =>
  SUBJECTS.has(word) || OF_THE_SPEAKER.has(word) || word === 'the' || word === 'a';
const MOST_WORDS_OFFERED = 8;
/** Where the two are not built alike, only so few words are surely what was offered. */
const FEW_WORDS = 3;
/** A question back that is longer tells something, too. */
const MOST_CHARS = 400;

/** How somebody asked back, by the build of the question alone. */
export function questionBack(said: string): QuestionBack {
  const asked = lastQuestion(said.slice(-MOST_CHARS));
  const spoken = writtenWords(asked).map(({ word }) => word);
  const heard = spoken.map(bare);
  const at = heard.lastIndexOf('or');
  const offers = at > 0 && at < heard.length - 1 && !NOTHING_OFFERED.has(heard[at + 1] ?? '');
  const turnsRound = heard.findIndex((word, i) => CLOSED.has(word) && isSubject(heard[i + 1] ?? ''));
  const open = heard.findIndex((word) => OPEN.has(word));
  return {
    form: offers ? 'either' : open !== -1 && (turnsRound === -1 || open < turnsRound) ? 'open' : 'yes_no',
    offered: (offers && offeredIn(spoken)) || 'Either of them',
    supposed: supposedIn(spoken) ?? 'Let us say yes.',
  };
}

/** The last sentence that ends in a mark, all of it where none does. */
const lastQuestion = (said: string): string =>
  said
    .split(/(?<=[.?!])\s+/)
    .findLast((sentence) => sentence.endsWith('?'))
    ?.slice(0, -1) ?? said.replace(/[.?!]+$/, '');

/** Both sides of the last 'or', where they can be said back as they are. */
function offeredIn(spoken: readonly string[]): string | undefined {
  const at = spoken.findLastIndex((word) => bare(word) === 'or');
  const after = spoken.slice(at + 1);
  const end = after.findIndex((word, i) => i > 0 && AFTER_AN_OFFER.has(bare(word)));
  const second = upToComma(end === -1 ? after : after.slice(0, end));
  const first = besideOr(spoken.slice(0, at), second);
  if ([...first, ...second].some((word) => OF_THE_SPEAKER.has(bare(word)))) return undefined;
  if (first.length === 0 || Math.max(first.length, second.length) > MOST_WORDS_OFFERED) return undefined;
  const offered = `${first.join(' ')} or ${second.join(' ')}`.replace(/[,;:]+(?= or )|[^\p{L}\p{N}]+$/gu, '');
  return offered.charAt(0).toUpperCase() + offered.slice(1);
}

/** What stands before the 'or' and is built like what follows it: from the same word on, else the nearest few words. */
function besideOr(before: readonly string[], second: readonly string[]): readonly string[] {
  const alike = before.findLastIndex((word) => bare(word) === bare(second[0] ?? ''));
  if (alike !== -1) return before.slice(alike);
  const start = before.findLastIndex((word, i) => BEFORE_AN_OFFER.has(bare(word)) || isCommaAt(before, i));
  const near = before.slice(start + 1);
  if (second.length > FEW_WORDS) return [];
  return near.length <= FEW_WORDS ? near : near.slice(-second.length);
}

const isCommaAt = (spoken: readonly string[], i: number): boolean =>
  i < spoken.length - 1 && (spoken[i]?.endsWith(',') ?? false);

function upToComma(spoken: readonly string[]): readonly string[] {
  const comma = spoken.findIndex((_, i) => isCommaAt(spoken, i));
  return comma === -1 ? spoken : spoken.slice(0, comma + 1);
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’]/gu, '');

/** 'Is he still there?' becomes 'Say that he is still there.' */
function supposedIn(spoken: readonly string[]): string | undefined {
  const at = spoken.findIndex(
    (word, i) => TURNS_ROUND.has(bare(word)) && SUBJECTS.has(spoken[i + 1]?.toLowerCase() ?? ''),
  );
  const rest = spoken.slice(at + 2);
  const cannotBeSaid = (word: string) =>
    OF_THE_SPEAKER.has(bare(word)) || OPEN.has(bare(word)) || /^any|,/i.test(word) || bare(word) === 'or';
  if (at === -1 || rest.length === 0 || rest.length > MOST_WORDS_OFFERED || rest.some(cannotBeSaid)) return undefined;
  return `Say that ${bare(spoken[at + 1] ?? '')} ${bare(spoken[at] ?? '')} ${rest.join(' ')}.`;
}
