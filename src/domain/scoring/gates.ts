import type { NotScored } from '#contract/results.ts';
import type { QuestionType } from '#contract/words.ts';
import { spokenWords } from '#domain/reading/words.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { Ceiling } from './findings.ts';
import { onlyPasses } from './only-passes.ts';
import { WORD_BANDS } from './question-type.ts';
import { isFunctionWord } from './stems.ts';
import { sum } from './sum.ts';

/** The most that each axis can reach when a gate closes. */
interface Cap {
  name: string;
  /** What its row on the bill of problem answer is called. */
  label: string;
  reason: string;
  problemAnswer: number;
  conciseness: number;
  structure: number;
}

const FEWEST_WORDS = 3;
/** With more words than this an answer is read as one, whatever it says of itself. */
const LONGEST_PASS_WORDS = 45;
/** With so many words of its own an answer is more than the question again. */
const MORE_THAN_ECHO_WORDS = 15;

/** A response that nobody should be judged on, with the reason. */
export function findNotScored(text: string): NotScored | undefined {
  const words = spokenWords(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 0 && latin / letters < 0.6) return NOT_ENGLISH;
  if (words.length < FEWEST_WORDS)
    return { reason: 'too_short', message: 'There is too little in this answer to score it.' };
  const small = words.filter(({ word }) => OTHER_SMALL_WORDS.has(word.toLowerCase())).length;
  const english = words.filter(({ word }) => isFunctionWord(word) && !ELSEWHERE_TOO.has(word.toLowerCase())).length;
  if (words.length >= 5 && small >= 2 && small / words.length >= 0.15 && english < small / 2) return NOT_ENGLISH;
  return undefined;
}

const NOT_ENGLISH: NotScored = {
  reason: 'language',
  message: 'This answer is not in English. Only English is scored, so it has no score.',
};

/** Small words of the larger European languages that are no English word; a list of English keywords has none of them. */
const OTHER_SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'ich und nicht der das ist wir habe haben ein eine einen einem einer von auf für zu zwei drei jahre sie ' +
    'wurde sich auch aber wenn dann weil mein meine meinen sehr wie ' +
    'je nous les des est une avec dans le la et un mon ma mes qui était du sur mais très ' +
    'yo que por para muy el en mi fue era pero cuando trabajo años ' +
    'sono che della il di una mio nel anni ' +
    'uma não nao como mais meu minha foi quando ' +
    'het een niet ik mijn heb voor jaar ' +
    'jestem nie jak się pracowałem och att är det som jag har ett på mycket'
  ).split(' '),
);
/** Function words of English that other languages write the same. */
const ELSEWHERE_TOO: ReadonlySet<string> = new Set(
  'in an was so on at me am as do or he no over under of us i a'.split(' '),
);

/** No answer, where nothing else was said: asked of all that was said, never of what is left of it. */
export const findNoAnswer = (evidence: AnswerEvidence): Cap[] =>
  evidence.heardWords < LONGEST_PASS_WORDS && onlyPasses(evidence)
    ? [
        {
          name: 'no_answer',
          label: 'No answer',
          reason: 'No answer was given.',
          problemAnswer: 12,
          conciseness: 40,
          structure: 10,
        },
      ]
    : [];

/** The gates that what is read of an answer runs into. */
export function findCaps(text: string, evidence: AnswerEvidence): Cap[] {
  const caps: Cap[] = [];
  const { words, countedWords, sentences, counted } = evidence;
  const echoed = sum(sentences, (s) => (s.standing === 'echo' ? s.words.length : 0));
  if (countedWords < Math.min(MORE_THAN_ECHO_WORDS, echoed)) {
    caps.push({
      name: 'echo',
      label: 'The question again',
      reason: 'You say little beyond the question itself.',
      problemAnswer: 12,
      conciseness: 25,
      structure: 12,
    });
  }
  const tokens = spokenWords(text);
  const grammar = tokens.filter(({ word }) => isFunctionWord(word)).length / Math.max(1, tokens.length);
  const acts = sum(counted, (s) => s.roles.ownActs + s.roles.sharedActs + s.roles.plannedActs);
  if (words >= 12 && (grammar < 0.2 || (grammar < 0.3 && acts === 0)) && countedWords < 0.7 * words) {
    caps.push({
      name: 'word_salad',
      label: 'A list of keywords',
      reason: 'A list of keywords does not show what you have done, so tell it in sentences.',
      problemAnswer: 15,
      conciseness: 25,
      structure: 12,
    });
  }
  return caps;
}

/** The rows by which a gate brings each axis down. */
export function ceilingsOf({ label: named, reason, problemAnswer, conciseness, structure }: Cap): Ceiling[] {
  const suggestion = 'Answer the question in your own words.';
  const label = 'Too little to go on';
  return [
    { axis: 'problem_answer', most: problemAnswer, label: named, reason, suggestion },
    { axis: 'conciseness', most: conciseness, label, reason, suggestion },
    { axis: 'structure', most: structure, label, reason, suggestion },
  ];
}

/** From this share of a usual answer's fewest words on, length alone says nothing against it. */
const ENOUGH_SHARE = 0.3;

/** What there is to add, by what is asked. */
const SAY_MORE: Record<QuestionType, string> = {
  behavioral: 'Add what you did and what came of it.',
  intro: 'Add what you do now and what you did before.',
  motivation: 'Add your reason, and something you did that shows it.',
  self_assessment: 'Add something you did that shows it.',
  situational: 'Add what you would do, and why.',
  technical: 'Add how it works, and one example.',
  general: 'Add your reason, and one example.',
};

/** From here on what was learned is sure that a sentence belongs to the answer. */
const BELONGS = 0.8;

/**
 * A few words are neither an answer nor concise nor in order, however clean they are. A sentence that the rules take for
 * an aside counts all the same where what was learned is sure that it is none: both can be wrong about one sentence.
 */
export function lengthCeilings({ sentences, type }: AnswerEvidence, belongs: readonly number[]): Ceiling[] {
  const counted = sentences.filter(
    ({ standing }, i) => standing === 'counted' || (standing === 'off_topic' && (belongs[i] ?? 0) >= BELONGS),
  );
  const said = sum(counted, ({ words }) => words.length);
  // Who said enough, if astray, has said something else than too little.
  const all = sum(sentences, ({ words }) => words.length);
  if (said > 0 && all >= ENOUGH_SHARE * WORD_BANDS[type].low) return [];
  const enough = Math.min(1, said / (ENOUGH_SHARE * WORD_BANDS[type].low));
  const reason = 'This answer is too short to show much.';
  const suggestion = SAY_MORE[type];
  return (['problem_answer', 'conciseness', 'structure'] as const).map((axis) => ({
    axis,
    most: axis === 'conciseness' ? 25 + 75 * enough : 100 * enough,
    label: 'Too little said',
    reason,
    suggestion,
  }));
}
