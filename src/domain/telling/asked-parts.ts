import type { QuestionType } from '#contract/words.ts';
import type { Part } from '#domain/reading/reading.ts';

/** A part of an answer that a question may wait for. */
export interface AskedPart {
  part: Part;
  /** What it is called in the shape of an answer. */
  name: string;
  /** Whether this question waits for it: only then can it be missing. */
  isExpected: boolean;
}

interface Row {
  part: Part;
  name: string;
  /** Always waited for, or only where the question's own words ask for it. */
  expected: true | RegExp;
}

const WHY = /\bwhy\b|\breasons?\b/i;
const CHECK =
  /\bhow (?:would|do|did|will|can) you (?:know|tell|check|measure)\b|\bmake sure\b|\bhow you (?:know|knew)\b/i;
const EXAMPLE = /\bexamples?\b|\btell (?:me|us) about (?:a|the|one) time\b/i;
const OPINION = /\bthink\b|\bopinion\b|\bviews?\b|\bshould\b|\bwhat makes\b|\bmatters?\b|\bprefer\b/i;
const LEARNED = /\blearn(?:ed|t)?\b|\bdifferently\b|\btake(?:n)? (?:away )?from\b|\btaught\b/i;
const THIS_JOB =
  /\b(?:this|the|our|these) (?:\w+ ){0,3}(?:job|role|post|position|company|team|firm|school|work)\b|\bwhy (?:us|here)\b|\bwith us\b|\bfor us\b|\bjoin\b|\bbrings? you\b/i;

/** The parts that each type of question may wait for, in the order of a good answer. */
const ROWS: Record<QuestionType, readonly Row[]> = {
  behavioral: [
    { part: 'situation', name: 'Situation', expected: true },
    { part: 'own_action', name: 'Action', expected: true },
    { part: 'outcome', name: 'Result', expected: true },
    { part: 'learned', name: 'Learning', expected: LEARNED },
  ],
  intro: [
    { part: 'background', name: 'Past', expected: true },
    { part: 'link', name: 'Future', expected: /\bbrings? you\b|\bwhy\b|\bwant\b/i },
  ],
  motivation: [
    { part: 'reason', name: 'Reason', expected: true },
    { part: 'example', name: 'Evidence', expected: EXAMPLE },
    { part: 'link', name: 'Fit', expected: THIS_JOB },
  ],
  self_assessment: [
    { part: 'view', name: 'Point', expected: true },
    { part: 'example', name: 'Evidence', expected: true },
    { part: 'learned', name: 'Growth', expected: LEARNED },
  ],
  situational: [
    { part: 'steps', name: 'Approach', expected: true },
    { part: 'reason', name: 'Rationale', expected: WHY },
    { part: 'check', name: 'Outcome', expected: CHECK },
  ],
  technical: [
    {
      part: 'steps',
      name: 'Mechanism',
      expected: /\bhow\b|\bwalk\b|\btalk\b|\bsteps?\b|\bexplain\b|\bwhat do you do\b/i,
    },
    { part: 'reason', name: 'Reason', expected: WHY },
    { part: 'check', name: 'Check', expected: CHECK },
    { part: 'example', name: 'Example', expected: EXAMPLE },
  ],
  general: [
    { part: 'view', name: 'Point', expected: OPINION },
    { part: 'reason', name: 'Reason', expected: true },
    { part: 'example', name: 'Example', expected: EXAMPLE },
  ],
};

/** What a question waits for, by its type and its own words, with what is only shown where it is told. */
export const askedParts = (type: QuestionType, question: string): AskedPart[] =>
  ROWS[type].map(({ part, name, expected }) => ({
    part,
    name,
    isExpected: expected === true || expected.test(question),
  }));

/** The names of the parts that a question waits for. */
export const partsAskedFor = (type: QuestionType, question: string): string[] =>
  askedParts(type, question).flatMap(({ name, isExpected }) => (isExpected ? [name] : []));
