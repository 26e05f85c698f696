import type { Deduction } from './bill.ts';
import type { AnswerFindings, QuestionFindings } from './findings.ts';
import { partOfLabel } from './question-type.ts';
import { sum } from './sum.ts';

const whole = ({ points }: Deduction) => Math.round(points);

/** What is true of any answer that loses points by its words, however short it is. */
export const WORD_CHOICE: Deduction = {
  label: 'Word choice',
  markValue: 'grey',
  reason:
    'No one place costs this. It stands on all your words together, by what readers kept and cut in other answers.',
  suggestion: 'Ask of each word whether a listener would miss it.',
  points: 0,
  spans: [],
};

/** What is left of a shape where every part is whole. */
const LOOSELY_TOLD: Deduction = {
  label: 'Loosely told',
  markValue: 'grey',
  reason: 'It could be told a little more tightly.',
  suggestion: 'Give each part a sentence or two, one part after the other.',
  points: 0,
  spans: [],
};

/**
 * Rows that nothing in the answer bears out give their points to one that is true of it: what is taken off stays the
 * same, and no row says what is not so.
 */
function giveOver(rows: readonly Deduction[], takes: (row: Deduction) => boolean, otherwise: Deduction): Deduction[] {
  const isUntrue = (row: Deduction) => whole(row) > 0 && row.isBorneOut === false;
  const moved = sum(rows.filter(isUntrue), whole);
  const kept = rows.filter((row) => !isUntrue(row));
  if (moved === 0) return kept;
  const [taker] = kept.filter((row) => whole(row) > 0 && takes(row)).sort((a, b) => b.points - a.points);
  if (!taker) return [...kept, { ...otherwise, points: moved }];
  return kept.map((row) => (row === taker ? { ...row, points: whole(row) + moved } : row));
}

export const trueOfWords = (rows: readonly Deduction[]): Deduction[] =>
  giveOver(rows, ({ label }) => label === WORD_CHOICE.label, WORD_CHOICE);

export const trueOfShape = (rows: readonly Deduction[]): Deduction[] =>
  giveOver(rows, ({ label }) => partOfLabel(label) !== undefined, LOOSELY_TOLD);

/** Findings whose rows keep the points that they were weighed by, for counting what each usually costs. */
export function asWeighed(findings: QuestionFindings): QuestionFindings {
  const plain = ({ isBorneOut: _, ...row }: Deduction): Deduction => row;
  const each = (found: AnswerFindings): AnswerFindings => ({
    ...found,
    conciseness: found.conciseness.map(plain),
    structure: found.structure.map(plain),
  });
  return {
    ...findings,
    responses: findings.responses.map((found) => ('notScored' in found ? found : each(found))),
    union: findings.union && each(findings.union),
  };
}
