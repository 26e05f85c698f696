import { countNumbers, tellsPast } from './answer-features.ts';

/** The words by which a part of a question can be told from all others, and where in an answer one stands. */

/** What any question may be put with. */
const EMPTY =
  /^(?:what|which|whom|whose|where|when|would|could|should|will|have|does|about|that|this|they|them|there|their|your|yours|with|from|into|after|then|also|else|first|thing|things|person|people|time|make|made|like|just|were|been|tell|explain|know|sure|says?|take|need|want|really|exactly|think|handle|deal|manage|afterwards|most|some|more|than|over|each|other|happens?|happened|doing|done|find|found|going|work|working|worked|anything|something|somebody|someone|yourself|next|following|coming|very|became|become)$/;

export const stemsOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !EMPTY.test(word))
    .map((word) => word.replace(/(?:ations?|ing|ied|ies|ed|es|s|e|y)$/, '').slice(0, 6));

/** The stems that no other part of the question has. */
export const ownWordsOf = (part: string, others: readonly string[] = []): string[] => {
  const elsewhere = new Set(others.flatMap(stemsOf));
  return [...new Set(stemsOf(part))].filter((stem) => !elsewhere.has(stem));
};

/** 'costwise' takes up 'cost', and 'apples' an 'apple'. */
export const takesUpOneOf = (stems: readonly string[], answer: string): boolean => {
  const said = answer.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return stems.some((stem) => said.some((word) => word.startsWith(stem)));
};

const endOf = (answer: string, share: number): string => {
  const words = answer.trim().split(/\s+/);
  return words.slice(-Math.ceil(words.length * share)).join(' ');
};

type Told = (answer: string) => boolean;
export const saysOneOf =
  (words: RegExp): Told =>
  (answer) =>
    words.test(answer);
/** Said where it would stand if it were told: in the last so much of the answer. */
export const inTheEnd =
  (share: number, words: RegExp): Told =>
  (answer) =>
    words.test(endOf(answer, share));
export const either =
  (one: Told, other: Told): Told =>
  (answer) =>
    one(answer) || other(answer);

/** A story that ends on how things are done since: 'Whoever orders from abroad sends the code before they pay.' */
export const endsInHabit = (answer: string): boolean => {
  const sentences = answer.trim().split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  return (
    sentences.length > 1 && last.split(/\s+/).length >= A_WHOLE_SENTENCE && AS_A_RULE.test(last) && !tellsPast(last)
  );
};
const A_WHOLE_SENTENCE = 7;
const AS_A_RULE =
  /\b(?:you|whoever|every\w*|each|always|never|nobody|no ?one|there(?:['’]s| is| are)|goes|gets|comes|has to|have to|must)\b/i;

/** 'She was at ninety-four by Q4.': how it stood in the end. */
export const endsOnAFigure = (answer: string): boolean => {
  const last =
    answer
      .trim()
      .split(/(?<=[.!?])\s+/)
      .at(-1) ?? '';
  return countNumbers(last) > 0 && !/^\W*(?:(?:and|so|then) )*I\b/i.test(last);
};
