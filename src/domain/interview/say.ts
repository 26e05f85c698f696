import type { QuestionType } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import { PROBE_WORDS } from '#domain/probes/probe-words.ts';
import { isProbe } from '#domain/probes/probes.ts';
import { countWords, firstWords } from '#domain/reading/words.ts';
import { sentencesOf } from './cut-sentences.ts';
import {
  PLAINER,
  PLAINER_QUESTION,
  SHORTER_METHOD,
  SHORTER_QUESTION,
  SMALLER,
  WHAT_COMES_TO_MIND,
} from './follow-ups.ts';
import type { MoveInput } from './moves.ts';

const ASKING = new Set(['question', 'follow_up', 'narrower_try', 'rephrase', 'invite']);

/** What is being asked at the moment, without what was said before it. */
export function currentAsk({ turnsInQuestion, question }: Pick<MoveInput, 'turnsInQuestion' | 'question'>): string {
  const latest = latestAsk(turnsInQuestion);
  if (!latest || latest.kind === 'question') return withoutOpening(question.text);
  const last = sentencesOf(latest.text).at(-1);
  return last ?? latest.text;
}

/** A word that was explained leaves the ask as it was. */
const latestAsk = (turns: MoveInput['turnsInQuestion']) =>
  turns.findLast(({ kind }, i) => kind !== undefined && ASKING.has(kind) && turns[i - 1]?.intent !== 'meaning_of_word');

/** 'To begin, please tell me …' is said once; asked again, a question comes without its opening. */
export const withoutOpening = (question: string): string => {
  const bare = question.replace(/^(?:to begin|to start with|to start|first of all|to finish|and finally),\s+/i, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

/**
 * The same in other and fewer words. Who asked something back has heard the question, and needs an answer and no more than
 * a word to go on.
 */
export function shorterAsk(input: MoveInput): string {
  const { question, turnsInQuestion } = input;
  const { kind, gap } = latestAsk(turnsInQuestion) ?? {};
  if (isProbe(gap)) return unused(input, [...PROBE_WORDS[gap].asks, ...PLAINER.probe]);
  if (gap) return unused(input, PLAINER[gap]);
  if (kind !== undefined && kind !== 'question') return WHAT_COMES_TO_MIND;
  return unused(input, shorterWays(question));
}

const shorterWays = ({ type, text }: MoveInput['question']): readonly string[] =>
  type === 'technical' && ASKS_HOW.test(withoutOpening(text)) ? SHORTER_METHOD : SHORTER_QUESTION[type];
const ASKS_HOW = /^how do you\b/i;

const SHORT_ASK_WORDS = 14;
const isShort = (text: string): boolean => countWords(text) <= SHORT_ASK_WORDS;

/** The same in plainer words: the first thing that it asks, or a plain way to ask for what such questions ask for. */
export function plainerAsk(input: MoveInput): string {
  const { question, turnsInQuestion } = input;
  const gap = turnsInQuestion.findLast(({ kind }) => kind === 'follow_up')?.gap;
  if (isProbe(gap)) return unused(input, [...PROBE_WORDS[gap].asks, ...PLAINER.probe]);
  if (gap) return unused(input, PLAINER[gap]);
  const [first = '', ...rest] = sentencesOf(withoutOpening(question.text));
  if (rest.length > 0 && isShort(first) && /\?$/.test(first)) return first;
  const { topic } = question;
  const plain = PLAINER_QUESTION[question.type].filter((text) => topic !== '' || !text.includes('{topic}'));
  return unused(input, [...plain, ...shorterWays(question)]).replace('{topic}', topic);
}

export const smallerAsk = (input: MoveInput): string => {
  const asked: readonly string[] = SMALLER[input.question.type satisfies QuestionType];
  return unused(input, asked);
};

/**
 * A phrase for an occasion, with its slots filled; none that was said in this question already, and none that begins like
 * something that was said in the interview, while there is another.
 */
export function say(input: MoveInput, phrases: readonly string[], slots: Record<string, string> = {}): string {
  const filled = phrases.map((phrase) => fill(phrase, input, slots).replace(/ {2,}/g, ' ').trim());
  const isNew = (phrase: string) => {
    const begins = sentencesOf(phrase)[0] ?? '';
    return countWords(begins) < WORDS_THAT_ARE_KNOWN_AGAIN || !input.soFar.said.some((text) => text.includes(begins));
  };
  return unused(input, [...filled.filter(isNew), ...filled]);
}
/** 'Of course.' may come again. */
const WORDS_THAT_ARE_KNOWN_AGAIN = 4;

/**
 * One of these ways to ask, in an order of the interview's own, or of the others where these are used up; none that begins
 * like something that was asked in the interview, while there is another.
 */
export function askFreshly(input: MoveInput, asks: readonly string[], others: readonly string[] = []): string {
  const { soFar, turnsInQuestion } = input;
  const replies = [...soFar.said, ...turnsInQuestion.flatMap(({ speaker, text }) => (speaker === 'ai' ? [text] : []))];
  const heard = new Set(replies.map(beginningOf));
  const own = [asks, others].flatMap((group) =>
    inOwnOrder(
      input,
      group.map((ask) => fill(ask, input, {})),
    ),
  );
  return say(input, [...own.filter((ask) => !heard.has(beginningOf(ask))), ...own]);
}

/** How the ask in a text begins. */
export const beginningOf = (text: string): string =>
  firstWords(sentencesOf(text).at(-1) ?? '', WORDS_THAT_ARE_KNOWN_AGAIN).toLowerCase();

function fill(phrase: string, input: MoveInput, slots: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => {
    switch (name) {
      case 'asked':
        return currentAsk(input);
      case 'shorter':
        return shorterAsk(input);
      case 'plainer':
        return plainerAsk(input);
      case 'smaller':
        return smallerAsk(input);
      default:
        return slots[name] ?? slot;
    }
  });
}

/** The first that was not said in this question yet. */
export function unused(input: Pick<MoveInput, 'turnsInQuestion'>, phrases: readonly string[]): string {
  const isSaid = (phrase: string) =>
    phrase === '' || input.turnsInQuestion.some(({ text }) => text === phrase || text.endsWith(` ${phrase}`));
  return phrases.find((phrase) => !isSaid(phrase)) ?? phrases.find((phrase) => phrase !== '') ?? '';
}

/** One of these, in an order of the interview's own; none comes again before all did. */
export const inTurn = (input: MoveInput, phrases: readonly string[]): string =>
  unused(input, rotated(inOwnOrder(input, phrases), numberOf(input.question.id)));

/** Two interviews do not sound alike. */
export const inOwnOrder = ({ interviewId }: MoveInput, phrases: readonly string[]): string[] =>
  new Chance(0, interviewId).shuffled(phrases, (phrase) => phrase);

const rotated = (phrases: readonly string[], by: number): string[] => [
  ...phrases.slice(by % phrases.length),
  ...phrases.slice(0, by % phrases.length),
];

/** 0 for q_1. */
export const numberOf = (id: string): number => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
