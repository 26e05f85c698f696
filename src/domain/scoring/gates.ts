import type { NotScored } from '#contract/results.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { Ceiling } from './findings.ts';
import { WORD_BANDS } from './question-type.ts';
import { tokenise } from './segment.ts';
import { isFunctionWord } from './stems.ts';
import { sum } from './sum.ts';

/** The most that each axis can reach when a gate closes. */
interface Cap {
  name: string;
  reason: string;
  problemAnswer: number;
  conciseness: number;
  structure: number;
}

const FEWEST_WORDS = 3;
const NO_ANSWER =
  /\b(don'?t (?:really )?know|do not know|no idea|can'?t (?:really )?think of|cannot think of|nothing comes to mind|skip (?:this|it|that)|let'?s skip|can'?t remember|don'?t remember|never (?:really )?had (?:that|one|to)|don'?t have (?:an?|any|one))\b/i;

/** A response that nobody should be judged on, with the reason. */
export function findNotScored(text: string): NotScored | undefined {
  const words = tokenise(text);
  if (words.length < FEWEST_WORDS)
    return { reason: 'too_short', message: 'Too little was heard to score this answer.' };
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const grammar = words.filter(({ word }) => isFunctionWord(word)).length / words.length;
  if (letters > 0 && latin / letters < 0.6)
    return { reason: 'language', message: 'This answer is not in English, so it has no score.' };
  if (words.length >= 8 && grammar < 0.12 && OTHER_LANGUAGE.test(text)) {
    return { reason: 'language', message: 'This answer does not seem to be in English, so it has no score.' };
  }
  return undefined;
}

/** Small words of the larger European languages; a list of English keywords has none of them. */
const OTHER_LANGUAGE =
  /\b(?:ich|und|nicht|der|das|ist|wir|habe|je|nous|les|des|est|une|avec|pour|dans|yo|que|los|las|una|por|con|para|muy|sono|che|della|per|con|nao|não|uma|como|mais|het|een|niet|van|ik|jestem|nie|jak|się|och|att|är|det|som)\b/i;

/** The gates that an answer runs into. */
export function findCaps(text: string, evidence: AnswerEvidence): Cap[] {
  const caps: Cap[] = [];
  const { words, countedWords, sentences, counted } = evidence;
  const plain = text.replaceAll('’', "'");
  if (NO_ANSWER.test(plain) && evidence.heardWords < 45) {
    caps.push({ name: 'no_answer', reason: 'No answer was given.', problemAnswer: 12, conciseness: 40, structure: 10 });
  }
  if (sentences.some((s) => s.standing === 'echo') && countedWords < 15) {
    caps.push({
      name: 'echo',
      reason: 'You say little beyond the question itself.',
      problemAnswer: 12,
      conciseness: 25,
      structure: 12,
    });
  }
  const tokens = tokenise(text);
  const grammar = tokens.filter(({ word }) => isFunctionWord(word)).length / Math.max(1, tokens.length);
  const acts = sum(counted, (s) => s.roles.ownActs + s.roles.sharedActs + s.roles.plannedActs);
  if (words >= 12 && (grammar < 0.2 || (grammar < 0.3 && acts === 0)) && countedWords < 0.7 * words) {
    caps.push({
      name: 'word_salad',
      reason: 'A list of keywords does not show what you have done, so tell it in sentences.',
      problemAnswer: 15,
      conciseness: 25,
      structure: 12,
    });
  }
  return caps;
}

/** The rows by which a gate brings each axis down. */
export function ceilingsOf({ reason, problemAnswer, conciseness, structure }: Cap): Ceiling[] {
  const suggestion = 'Answer the question in your own words.';
  const label = 'Too little to go on';
  return [
    { axis: 'problem_answer', most: problemAnswer, label: reason, reason, suggestion },
    { axis: 'conciseness', most: conciseness, label, reason, suggestion },
    { axis: 'structure', most: structure, label, reason, suggestion },
  ];
}

/** From this share of a usual answer's fewest words on, length alone says nothing against it. */
const ENOUGH_SHARE = 0.3;

/** A few words are neither an answer nor concise nor in order, however clean they are. */
export function lengthCeilings({ countedWords, type }: AnswerEvidence): Ceiling[] {
  const enough = Math.min(1, countedWords / (ENOUGH_SHARE * WORD_BANDS[type].low));
  const reason = 'This answer is too short to show much.';
  const suggestion = 'Add what you did and what came of it.';
  return (['problem_answer', 'conciseness', 'structure'] as const).map((axis) => ({
    axis,
    most: axis === 'conciseness' ? 25 + 75 * enough : 100 * enough,
    label: 'Too little said',
    reason,
    suggestion,
  }));
}
