import type { PlannedQuestion } from '#contract/interview.ts';
import { partsAskedFor } from '#domain/telling/asked-parts.ts';
import { TOUGHER } from './catalogue.ts';

const ENDING = '_tougher';

/** What a tougher interviewer would ask next is a question of its own, and this is its id. */
export const tougherId = (questionId: string): string => `${questionId}${ENDING}`;

/** The question that it goes on from; any other id stands as it is. */
export const questionBehind = (id: string): string => (id.endsWith(ENDING) ? id.slice(0, -ENDING.length) : id);

/** What a tougher interviewer would ask who had heard a good answer. It is about the same thing. */
export function tougherQuestion(question: PlannedQuestion): PlannedQuestion {
  const { asks: text, type } = TOUGHER[question.type];
  return { ...question, id: tougherId(question.id), text, type, expectedStructure: partsAskedFor(type, text) };
}
