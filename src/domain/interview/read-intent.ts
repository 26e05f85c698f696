import { fittedTalk } from './fitted/fitted-talk.ts';
import { readIntentFeatures } from './intent-features.ts';
import type { Intent } from './move.ts';
import { likeliest, likelihoodOf, type TalkWeights } from './talk-weights.ts';

export interface ReadIntent {
  intent: Intent;
  /** Whether the words count as an answer, also when they end in a request. */
  answers: boolean;
}

/** Below this, what else the words could be is no more than a guess, and they are given the benefit of the doubt. */
const NO_MORE_THAN_A_GUESS = 0.08;
/** From this many words on, an answer may have lost its thread and end by asking for the question again. */
const MANY_WORDS = 25;
const ASKS_AGAIN = /\b(what was|repeat|remind me of|forgot|say) (the|your|that)? ?question\b[^.]{0,20}$/i;
/** What is read of very long words: both ends of them. */
const READ_CHARACTERS = 3_000;

/** Tells an answer from a silence, a request and whatever else people say, as it was learned from the corpus. */
export function readIntent(userText: string, question: string, weights: TalkWeights = fittedTalk): ReadIntent {
  if (!/[\p{L}\p{N}]/u.test(userText)) return { intent: 'silence', answers: false };
  const said =
    userText.length <= 2 * READ_CHARACTERS
      ? userText
      : `${userText.slice(0, READ_CHARACTERS)} ${userText.slice(-READ_CHARACTERS)}`;
  const features = readIntentFeatures(said, question);
  const isAnswer = likelihoodOf(weights.answer, features);
  // A long answer may have lost its thread; what stands before the request tells it from a long request.
  const request = said.split(' ').length >= MANY_WORDS ? ASKS_AGAIN.exec(said) : null;
  if (
    request &&
    likelihoodOf(weights.answer, readIntentFeatures(said.slice(0, request.index), question)) >= weights.answer.from
  )
    return { intent: 'repeat', answers: true };
  if (isAnswer >= weights.answer.from) return { intent: 'answer', answers: true };
  const other = likeliest(weights.others, features);
  if (!other || isGuess(isAnswer, other.likelihood, weights)) return { intent: 'answer', answers: true };
  return { intent: other.name, answers: false };
}

const isGuess = (isAnswer: number, other: number, { answer }: TalkWeights) =>
  other < NO_MORE_THAN_A_GUESS && isAnswer > answer.from / 3;
