import type { Gap, Part, Reading } from '#domain/reading/reading.ts';
import { countWords } from '#domain/reading/words.ts';

/** A part of a question that asks for something by itself, in the question's own words. */
export interface QuestionPart {
  ask: string;
  /** What an answer to it tells. */
  tells: Part;
  gap: Gap;
}

/** What parts of questions ask for, by how they begin. */
const ASKS_FOR: readonly (readonly [RegExp, Part, Gap])[] = [
  [
    /^(?:what (?:happened (?:then|next|in the end|afterwards)|came of|was the (?:result|outcome|end))|how did (?:it|that|they|he|she|the \w+) (?:go|end|turn|work|react|respond|take))/,
    'outcome',
    'outcome',
  ],
  [/^(?:how did you|what did you (?:do|say|decide))/, 'own_action', 'own_action'],
  [/^(?:why|what made you|what makes you)/, 'reason', 'reason'],
  [/^(?:what (?:did|have) you (?:learn|take)|what would you do differently)/, 'learned', 'specifics'],
  [/^how (?:do|would|did) you (?:know|check|make sure|tell)/, 'check', 'outcome'],
];
/** Where the second part of a question begins. */
const SECOND_PART = /(?:[.?!] |,? and )(?=(?:what|how|why)\b)/gi;
const MOST_WORDS = 14;

/** The later parts of a question that can be asked by themselves. */
export function laterParts(question: string): QuestionPart[] {
  return [...question.matchAll(SECOND_PART)].flatMap(({ index, 0: between }) => {
    const [part = ''] = question.slice(index + between.length).split(/(?<=[?.])\s|,? and (?=(?:what|how|why)\b)/i, 1);
    const words = part.replace(/[?.!]$/, '');
    const kind = ASKS_FOR.find(([begins]) => begins.test(words.toLowerCase()));
    if (!kind || countWords(words) > MOST_WORDS) return [];
    return [{ ask: `${words.charAt(0).toUpperCase()}${words.slice(1)}?`, tells: kind[1], gap: kind[2] }];
  });
}

/** Surer than this, a part was not told. */
const SURELY_NOT_TOLD = 0.1;

/** A later part of the question that was surely left out. */
export const missingPart = (question: string, { told }: Reading): QuestionPart | undefined =>
  laterParts(question).find(({ tells }) => (told[tells]?.likelihood ?? 1) < SURELY_NOT_TOLD);
