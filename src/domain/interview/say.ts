import type { QuestionType } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import { countWords } from '#domain/reading/words.ts';
import { sentencesOf } from './cut-sentences.ts';
import { PLAINER, PLAINER_QUESTION, SMALLER } from './follow-ups.ts';
import type { MoveInput } from './moves.ts';
import { isProbe, PROBE_WORDS } from './probes.ts';

const ASKING = new Set(['question', 'follow_up', 'narrower_try', 'rephrase', 'invite']);

/** What is being asked at the moment, without what was said before it. */
export function currentAsk({ turnsInQuestion, question }: Pick<MoveInput, 'turnsInQuestion' | 'question'>): string {
  const latest = turnsInQuestion.findLast(({ kind }) => kind !== undefined && ASKING.has(kind));
  if (!latest || latest.kind === 'question') return withoutOpening(question.text);
  const last = sentencesOf(latest.text).at(-1);
  return last ?? latest.text;
}

/** 'To begin, please tell me …' is said once; asked again, a question comes without its opening. */
export const withoutOpening = (question: string): string => {
  const bare = question.replace(/^(?:to begin|to start with|to start|first of all|to finish|and finally),\s+/i, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
};

const SHORT_ASK_WORDS = 14;

/** What is being asked in short: its last sentence where that asks, all of it where it is short, else nothing. */
export function shortAsk(input: MoveInput): string {
  const ask = currentAsk(input);
  const last = sentencesOf(ask).at(-1) ?? ask;
  return /\?$/.test(last) || last === ask ? (isShort(last) ? last : '') : '';
}

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
  return unused(input, [...plain, withoutOpening(question.text)]).replace('{topic}', topic);
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

function fill(phrase: string, input: MoveInput, slots: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => {
    switch (name) {
      case 'asked':
        return currentAsk(input);
      case 'again':
        return shortAsk(input);
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
export const inTurn = (input: MoveInput, phrases: readonly string[]): string => {
  const order = new Chance(0, input.interviewId).shuffled(phrases, (phrase) => phrase);
  return unused(input, rotated(order, numberOf(input.question.id)));
};

const rotated = (phrases: readonly string[], by: number): string[] => [
  ...phrases.slice(by % phrases.length),
  ...phrases.slice(0, by % phrases.length),
];

/** 0 for q_1. */
export const numberOf = (id: string): number => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
