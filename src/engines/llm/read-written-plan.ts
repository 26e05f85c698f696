import { z } from 'zod';
import { isObject, type Loose } from '#engines/json-answer.ts';
import { writtenPlan } from './plan-prompt.ts';

/**
 * A plan as models write it: what has another form costs that item alone. Its shape is told to a model as it should be.
 * One without any question is no plan, unless it says that the text is no posting.
 */
export const tolerantPlan = z.preprocess(
  mendPlan,
  writtenPlan.refine(
    ({ is_posting: isPosting, questions }) => isPosting === false || questions.length > 0,
    'questions are missing',
  ),
);

function mendPlan(value: unknown): unknown {
  const plan = unwrapped(value);
  if (!plan) return value;
  return {
    is_posting: isYes(plan.is_posting),
    role: wordsOf(plan.role),
    company: wordsOf(plan.company),
    questions: questionsOf(plan.questions),
  };
}

/** The plan within `{"plan": {…}}`. */
function unwrapped(value: unknown): Loose | undefined {
  if (!isObject(value)) return undefined;
  const [only, ...more] = Object.values(value);
  return more.length === 0 && isObject(only) ? only : value;
}

/** Anything but a clear no is none: code has read the text too. */
const isYes = (value: unknown): boolean => !(value === false || /^\s*(?:no|false)\b/i.test(wordsOf(value)));

/** What a model writes where there is no name. */
const NO_NAME = /^(?:none|null|n\/?a|unknown|unnamed|not (?:named|given|stated|specified|mentioned)|-)?$/i;

function wordsOf(value: unknown): string {
  const words = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return NO_NAME.test(words) ? '' : words;
}

/** By their numbers, where these make sense; else in the order in which they stand. */
function questionsOf(value: unknown): unknown[] {
  const list: unknown[] = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  const read = list.map((item) => {
    const question: Loose = isObject(item) ? item : { text: item };
    return {
      number: Number(question.number),
      text: wordsOf(question.text ?? question.question),
      topic: wordsOf(question.topic),
      signals: signalsOf(question.signals),
    };
  });
  const numbers = new Set(read.map(({ number }) => number));
  const isNumbered = numbers.size === read.length && [...numbers].every((number) => Number.isInteger(number));
  const first = numbers.has(0) ? 0 : 1;
  return read
    .map((question, i) => ({ ...question, number: isNumbered ? question.number + 1 - first : i + 1 }))
    .filter(({ text }) => text !== '');
}

function signalsOf(value: unknown): string[] {
  const list: unknown[] = typeof value === 'string' ? value.split(/[,;\s]+/) : Array.isArray(value) ? value : [];
  return list.filter((signal) => typeof signal === 'string');
}
