import { writtenWords } from '#domain/reading/words.ts';

/** How a question back is built, which says how it can be answered. */
export interface QuestionBack {
  /** One of two is offered; yes or no would answer it; or it asks for what nobody offered yet. */
  form: 'either' | 'yes_no' | 'open';
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
/** Subjects of one word, and verbs that can change places with them. */
const SUBJECTS = words('he she it they there this that somebody someone everybody');
const TURNS_ROUND = words('is are was were has have can will');
const isSubject = (word: string): boolean =>
  SUBJECTS.has(word) || OF_THE_SPEAKER.has(word) || word === 'the' || word === 'a';
const MOST_WORDS_SUPPOSED = 8;
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
    supposed: supposedIn(spoken) ?? 'Let us say yes.',
  };
}

/** The last sentence that ends in a mark, or comes without one and offers something; all of it where there is none. */
const lastQuestion = (said: string): string =>
  said
    .split(/(?<=[.?!])\s+/)
    .findLast((sentence) => sentence.endsWith('?') || /\bor\b.*[^.!?]$/.test(sentence))
    ?.replace(/\?$/, '') ?? said.replace(/[.?!]+$/, '');

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}'’]/gu, '');

/** 'Is he still there?' becomes 'Say that he is still there.' */
function supposedIn(spoken: readonly string[]): string | undefined {
  const at = spoken.findIndex(
    (word, i) => TURNS_ROUND.has(bare(word)) && SUBJECTS.has(spoken[i + 1]?.toLowerCase() ?? ''),
  );
  const rest = spoken.slice(at + 2);
  const cannotBeSaid = (word: string) =>
    OF_THE_SPEAKER.has(bare(word)) || OPEN.has(bare(word)) || /^any|,/i.test(word) || bare(word) === 'or';
  if (at === -1 || rest.length === 0 || rest.length > MOST_WORDS_SUPPOSED || rest.some(cannotBeSaid)) return undefined;
  return `Say that ${bare(spoken[at + 1] ?? '')} ${bare(spoken[at] ?? '')} ${rest.join(' ')}.`;
}
