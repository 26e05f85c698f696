import { Chance } from '#domain/planning/chance.ts';
import { AFTER_A_BLANK, NARROWER_OPENINGS, OPENINGS, REPHRASE_OPENINGS, STEP_BY_STEP } from './asking-again.ts';
import { asks as asksAnything } from './caption.ts';
import type { MoveInput } from './move.ts';
import { type Occasion, PHRASES } from './phrases.ts';
import { shortAskOf, withoutOpening } from './spoken-question.ts';

const ASKING = new Set(['follow_up', 'narrower_try', 'rephrase']);

/** What is being asked at the moment, without what was said before it. */
export function currentAsk(input: MoveInput): string {
  const latest = input.turnsInQuestion.findLast(({ kind }) => kind !== undefined && ASKING.has(kind));
  if (!latest) return withoutOpening(input.question.text);
  let ask = latest.text;
  for (;;) {
    const said =
      BEFORE_AN_ASK.find((words) => ask.startsWith(`${words} `))?.length ??
      SAID_BACK.exec(ask)?.[0].length ??
      thanksIn(ask)?.length;
    if (!said) return ask;
    ask = ask.slice(said).trim();
  }
}

const BEFORE_AN_ASK = [
  ...OPENINGS,
  ...REPHRASE_OPENINGS,
  ...STEP_BY_STEP,
  ...NARROWER_OPENINGS,
  ...AFTER_A_BLANK,
  ...PHRASES.told_of_grief,
  ...PHRASES.told_of_hardship,
  ...PHRASES.asked_about_job,
  ...PHRASES.asked_about_interviewer,
  ...PHRASES.asked_why,
  ...PHRASES.asked_if_enough,
];

/** Thanks, or whatever else was said in a word or three: said once, they are not said again. */
const thanksIn = (ask: string): string | undefined => {
  const [said] = IN_A_WORD_OR_THREE.exec(ask) ?? [];
  return said !== undefined && !asksAnything(said) ? said : undefined;
};

const IN_A_WORD_OR_THREE = /^[A-Za-z’',]+(?: [A-Za-z’',]+){0,2}[.!] (?=[A-Z])/;

const SAID_BACK = /^You said you [^.?!]*\. /;

/** Occasions that come at most once a question; the interview would sound alike if each took the same words. */
const ONCE_A_QUESTION: ReadonlySet<Occasion> = new Set([
  'moving_on',
  'skipped',
  'passed_over',
  'taken_as_told',
  'closing',
]);

export function say(input: MoveInput, occasion: Occasion, slots: Record<string, string> = {}): string {
  const phrases = PHRASES[occasion].map((phrase) =>
    fill(phrase, {
      asked: currentAsk(input),
      short: shortAskOf(currentAsk(input)),
      again: shortAskOf(currentAsk(input)) || currentAsk(input),
      ...slots,
    }).trim(),
  );
  return ONCE_A_QUESTION.has(occasion) ? pickUnused(input, phrases) : firstUnused(input, phrases);
}

const fill = (phrase: string, slots: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

export const hasSlot = (ask: string) => ask.includes('{');

/** The asks of which every part is known, with those parts. */
export const fillWhole = (asks: readonly string[], slots: Record<string, string | undefined>): string[] =>
  asks
    .map((ask) => ask.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot))
    .filter((ask) => !hasSlot(ask));

/** A phrase that was not said in this question yet; each question and each interview starts at another one. */
export const pickUnused = (input: MoveInput, phrases: readonly string[]) =>
  firstUnused(input, rotate(phrases, numberOf(input.question.id) + startOf(input.interviewId)));

export const startOf = (interviewId: string) => Math.floor(new Chance(0, interviewId).of('phrases') * STARTS);

const STARTS = 60;

export function firstUnused(input: MoveInput, phrases: readonly string[]): string {
  const said = input.turnsInQuestion.map(({ text }) => text);
  const isUnused = (phrase: string) => !said.some((text) => text === phrase || text.endsWith(` ${phrase}`));
  return phrases.find(isUnused) ?? phrases[0] ?? input.question.text;
}

export const rotate = <T>(items: readonly T[], by: number): T[] => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** 0 for q_1. */
export const numberOf = (id: string) => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
