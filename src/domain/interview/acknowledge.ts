import type { QuestionType } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import {
  ACKNOWLEDGEMENTS,
  ACKNOWLEDGEMENTS_BY_TYPE,
  TOLD_OF_A_DEATH,
  TOLD_SOMETHING_PERSONAL,
} from './acknowledgements.ts';
import { countOwnActs, tellsPast } from './answer-features.ts';
import type { MoveInput } from './move.ts';
import { SPOKEN_NUMBER } from './spoken-number.ts';

/**
 * A short word that an answer was heard. Each interview has an order of its own, no phrase comes twice in ten questions,
 * and what was said is taken up only where that is sure: something personal, a change from one figure to another.
 */
export function acknowledge(input: MoveInput, toldInAll: string): string {
  const { interviewId, question, userText } = input;
  const number = numberOf(question.id);
  const chance = new Chance(0, interviewId);
  if (isPersonal(userText)) return at(chance.shuffled(TOLD_SOMETHING_PERSONAL, self), number);
  if (tellsOfADeath(userText)) return TOLD_OF_A_DEATH;
  if (ASKS_OF_DEATH.test(question.text) && userText.split(/\s+/).length >= TOLD_A_LITTLE)
    return at(chance.shuffled(TOLD_SOMETHING_PERSONAL, self), number);
  const echoed = echoOf(userText);
  if (echoed) return echoed;
  const ofType = ACKNOWLEDGEMENTS_BY_TYPE[question.type];
  const turn = number + (chance.of('turn') < 0.5 ? 0 : 1);
  if (ofType && turn % 2 === 0 && isTaleOf(question.type, toldInAll))
    return at(chance.shuffled(ofType, self), turn / 2);
  return at(chance.shuffled(ACKNOWLEDGEMENTS, self), number);
}

/** Whoever it was, 'All right' would be cold. */
export const tellsOfADeath = (answer: string): boolean => OF_A_DEATH.test(answer);
const OF_A_DEATH =
  /\b(?:(?:his|her|their|the) (?:gran\w+|mum|mam|mother|mom|dad|father|wife|husband|son|daughter|brother|sister|baby|child|boy|girl|patient|resident)) (?:didn['’]t make it|died|passed away|never woke up|didn['’]t (?:wake up|pull through|survive)|was dead)\b|\b(?:he|she|they|the (?:\w+ )?(?:patient|resident|lad|lass|girl|boy|man|woman)) (?:never woke up|didn['’]t (?:wake up|pull through|survive|make it (?!to|on|in|back|out|home|easy|clear|work))|(?:died|bled out) (?:in my arms|on (?:us|the way|the table)|before))\b/i;

/** Whoever is asked about the dying and tells of it is not left with a bare 'Thanks'. */
const ASKS_OF_DEATH =
  /\b(?:patients?|residents?|people|clients?|someone|somebody|child|children|families) (?:\S+ ){0,6}(?:die|dies|died|dying|bereaved|grieving)\b|\bdeath of\b/i;
const TOLD_A_LITTLE = 12;

const TOLD_ENOUGH = 25;
const TOLD_A_STORY = 40;

/** Nobody is thanked for a story who told none. */
const isTaleOf = (type: QuestionType, told: string): boolean => {
  const words = told.split(/\s+/).length;
  if (type !== 'behavioral') return words >= TOLD_ENOUGH;
  return words >= TOLD_A_STORY && tellsPast(told) && countOwnActs({ type }, told) > 0;
};

/** Of the speaker's own family or health; a word more is due before the next question. */
export const isPersonal = (answer: string): boolean => PERSONAL.test(answer);
const KIN =
  '(?:mum|mam|mother|mom|dad|daddy|father|wife|husband|nan|gran\\w*|son|daughter|brother|sister|baby|partner)';
const PERSONAL = new RegExp(
  `\\b(?:my|our) (?:little |late |old |own )?${KIN}\\b[^.!?]{0,60}\\b(?:ill|sick|died|passed|hospital|dementia|stroke|hip|cared?|caring|minding|minded|nursed|nursing|looked after|lost|used it|couldn['’]t)\\b|\\b(?:cared for|minding|minded|nursed|looked after|lost) (?:my|our) ${KIN}\\b|\\bI(?:['’]m| am) a (?:widow|widower|carer)\\b|\\bI(?:['’]d| would)? like it to have been for something\\b`,
  'i',
);

/** 'From four seconds to about thirty milliseconds, I see.': a change told with both its figures, and what they count. */
function echoOf(answer: string): string | undefined {
  const [, from = '', unitFrom = '', to = '', unitTo = ''] = CHANGE.exec(answer.replaceAll(/\s+/g, ' ')) ?? [];
  if (!from || !to) return undefined;
  const [before, after] = [unitFrom.trim(), unitTo.trim()];
  // A figure without what it counts says nothing, or the wrong thing.
  if (!after && !before && !PER_CENT.test(to)) return undefined;
  return `From ${[from, before].filter(Boolean).join(' ')} to ${[to, after].filter(Boolean).join(' ')}, I see. Thank you.`;
}
const PER_CENT = /(?:per ?cent|%)$/i;
const FIGURE = `(?:(?:about|around|nearly|over|just over|under) )?(?:${SPOKEN_NUMBER})(?: or (?:${SPOKEN_NUMBER}))?(?: per ?cent|%)?`;
/** What is counted: a word that can hardly be anything else. */
const UNIT =
  '(?:milli|micro|kilo)?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|dollars?|rupees|naira|percent|points?|metres?|meters?|miles?|litres?|grams?|tons?|tonnes?|crates?|complaints?|orders?|customers?|calls?|people|pieces?|bags?|boxes|errors?|tickets?|pages?)';
const CHANGE = new RegExp(
  `\\b(?:went|dropped|fell|came down|rose|grew|reduced|cut (?:it|them|that)|brought (?:it|them|that) (?:down|up)|down|up)\\b(?: from)(?: a| an)? (${FIGURE})( ${UNIT})?(?: down| up)? to (${FIGURE})( ${UNIT})?(?=[.,;]|$| (?:and|in|by|within|so|because|over|just|with|after|since)\\b)`,
  'i',
);

const self = (phrase: string) => phrase;
const at = (phrases: readonly string[], index: number) => phrases[Math.floor(index) % phrases.length] ?? '';
/** 0 for q_1. */
const numberOf = (id: string) => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
