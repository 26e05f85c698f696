import { readAnswerFeatures } from './answer-features.ts';
import { fittedEvents } from './fitted/fitted-events.ts';
import type { NamedFeatures } from './intent-features.ts';
import { type EventWeights, type Likelihood, likelihoodOf } from './talk-weights.ts';
import { tellsEvent } from './tells-event.ts';

/** What tells a thing that happened from how things are or always go: not the words of a trade, and no length. */
export function readEventFeatures(answer: string): NamedFeatures {
  const all = Object.entries(readAnswerFeatures({ type: 'behavioral', text: '' }, answer));
  return Object.fromEntries([
    ...all.filter(([name]) => !OF_SOMETHING_ELSE.test(name)),
    ['by rule', +tellsEvent(answer)],
  ]);
}
/** Single words, where they stand, the question, and what says the same again. */
const OF_SOMETHING_ELSE = /"|^(?:last|at first|tail|story)\b|question$|^longer|asked/;

export const likelihoodOfEvent = (answer: string, weights: Likelihood = fittedEvents): number =>
  likelihoodOf(weights, readEventFeatures(answer));

/** Whether something that happened is told for certain, so that what came next or how it ended may be asked. */
export const surelyTellsEvent = (answer: string, weights: EventWeights = fittedEvents): boolean =>
  tellsEvent(answer) && likelihoodOfEvent(answer, weights) >= weights.sure;
