import { LONG_FOR_A_REQUEST } from '#domain/reading/read-answer.ts';
import type { Gap, Intent, Part, Reading } from '#domain/reading/reading.ts';
import { wordsOf } from '#domain/reading/words.ts';
import { locateQuote } from '#domain/scoring/locate-quote.ts';

/** What a model makes of an answer. What it left out, or wrote so that nobody can tell, is undefined. */
export interface ModelReading {
  is: Intent | undefined;
  lacks: Gap | 'none' | undefined;
}

/** Words quoted for a part that they tell. */
export interface ToldQuote {
  part: Part;
  quote: string;
}

/** Who reads: the model's server, and what it was asked with. */
export type ReadBy = Required<Pick<Reading, 'by' | 'version'>>;

/** A few words that are so likely an answer are one: an answer lost is worse than a request missed. */
const SURE_OF_AN_ANSWER = 0.95;
/** How likely a model's word is taken to be right. */
const LIKELY_RIGHT = 0.9;

/** What of a model's reading is not taken, or could not be read. */
export type ReadingFault = 'unreadable_is' | 'unreadable_lacks' | 'gap_unlikely' | 'is_overruled';

/** What of a reading is not taken; decided beside `takeModelReading`, for the log alone. */
export function readingFaults(embedded: Reading, said: string, { is, lacks }: ModelReading): ReadingFault[] {
  const faults: ReadingFault[] = [];
  if (is === undefined) faults.push('unreadable_is');
  if (lacks === undefined && (is ?? 'answer') === 'answer') faults.push('unreadable_lacks');
  if (lacks !== undefined && isOutOfTheQuestion(lacks, embedded)) faults.push('gap_unlikely');
  if (is !== undefined && is !== 'answer' && is !== 'distress' && isSurelyAnswer(embedded, said))
    faults.push('is_overruled');
  return faults;
}

/**
 * The reading of a model, where the embedded one is not sure of something else. What an answer tells stays the embedded
 * reading's until the quotes are there.
 */
export function takeModelReading(embedded: Reading, said: string, { is, lacks }: ModelReading, by: ReadBy): Reading {
  const chosen = lacks === undefined || isOutOfTheQuestion(lacks, embedded) ? {} : { chosen: lacks };
  const name = is ?? embedded.intent.name;
  if (name === embedded.intent.name) return { ...embedded, ...by, ...(name === 'answer' ? chosen : {}) };
  if (isSurelyAnswer(embedded, said)) {
    // An answer in which somebody hears grief is an answer, and is not asked on.
    return name === 'distress' ? { ...embedded, ...by, isHard: true } : { ...embedded, ...by, ...chosen };
  }
  const intent = { name, variant: '', likelihood: LIKELY_RIGHT };
  if (name === 'answer') return { ...embedded, ...by, intent, answers: true, ...chosen };
  return { ...embedded, ...by, intent, answers: false, told: {}, lacks: [], asksBack: undefined, overFrom: undefined };
}

/** A gap of which the embedded reader is all but sure that nobody would ask for it: a slip, more likely than not. */
const isOutOfTheQuestion = (lacks: Gap | 'none', { intent, lacks: likely }: Reading): boolean =>
  lacks !== 'none' && intent.name === 'answer' && !likely.some(({ gap }) => gap === lacks);

const isSurelyAnswer = ({ intent }: Reading, said: string): boolean =>
  intent.name === 'answer' &&
  (intent.likelihood >= SURE_OF_AN_ANSWER || wordsOf(said).words.length >= LONG_FOR_A_REQUEST);

/**
 * The reading with what a model quotes for each part, and how many quotes stand nowhere in what was said: each of these is
 * dropped, and nothing else with it.
 */
export function withQuotes(
  reading: Reading,
  said: string,
  quotes: readonly ToldQuote[],
): { reading: Reading; nowhere: number } {
  if (!reading.answers) return { reading, nowhere: 0 };
  const told = { ...reading.told };
  const { sentences } = wordsOf(said);
  let nowhere = 0;
  for (const { part, quote } of quotes) {
    const found = locateQuote(said, quote);
    const sentence = found && sentences.find(({ start, end }) => found.start >= start && found.start < end);
    if (!sentence) {
      nowhere += 1;
      continue;
    }
    const likelihood = Math.max(told[part]?.likelihood ?? 0, LIKELY_RIGHT);
    told[part] = { likelihood, sentence: { start: sentence.start, end: sentence.end }, sure: 'told' };
  }
  return { reading: { ...reading, told }, nowhere };
}
