import type { NotScored } from '#contract/results.ts';
import type { AnswerEvidence } from './evidence.ts';
import { isFunctionWord, tokenise } from './segment.ts';

/** The most that each axis can reach when a gate closes. */
export interface Cap {
  name: string;
  reason: string;
  problemAnswer: number;
  conciseness: number;
  structure: number;
}

const NO_ANSWER = /\b(don'?t know|do not know|no idea|can'?t think of|nothing comes to mind|skip|can'?t remember)\b/i;

/** A response that nobody should be judged on, with the reason. */
export function findNotScored(text: string): NotScored | undefined {
  const words = tokenise(text);
  if (words.length < 3) return { reason: 'too_short', message: 'Too little was heard to score this answer.' };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const grammar = words.filter(({ word }) => isFunctionWord(word)).length / words.length;
  if (letters > 0 && latin / letters < 0.6)
    return { reason: 'language', message: 'This answer is not in English, so it has no score.' };
  if (words.length >= 8 && grammar < 0.04 && latin / Math.max(1, letters) < 0.999) {
    return { reason: 'language', message: 'This answer does not seem to be in English, so it has no score.' };
  }
  return undefined;
}

/** The gates that an answer runs into. */
export function findCaps(text: string, evidence: AnswerEvidence): Cap[] {
  const caps: Cap[] = [];
  const { words, countedWords, sentences } = evidence;
  if (NO_ANSWER.test(text) && words < 45) {
    caps.push({ name: 'no_answer', reason: 'No answer was given.', problemAnswer: 12, conciseness: 40, structure: 10 });
  }
  const echoed = sentences.filter((s) => s.echo).reduce((sum, s) => sum + s.words.length, 0);
  if (echoed > 0 && countedWords < 15) {
    caps.push({
      name: 'echo',
      reason: 'Little was said beyond the question itself.',
      problemAnswer: 12,
      conciseness: 25,
      structure: 12,
    });
  }
  const tokens = tokenise(text);
  const grammar = tokens.filter(({ word }) => isFunctionWord(word)).length / Math.max(1, tokens.length);
  if (words >= 15 && grammar < 0.2 && evidence.counted.length <= 1) {
    caps.push({
      name: 'word_salad',
      reason: 'Keywords without sentences show no experience.',
      problemAnswer: 15,
      conciseness: 25,
      structure: 12,
    });
  }
  if (sentences.some((s) => s.injection)) {
    caps.push({
      name: 'injection',
      reason: 'Part of this speaks to the grader instead of the interviewer.',
      problemAnswer: 10,
      conciseness: 40,
      structure: 10,
    });
  }
  return caps;
}
