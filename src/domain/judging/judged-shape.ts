import { labelOfPart } from '#domain/report/catalogue.ts';
import type { Deduction } from '#domain/scoring/bill.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { expectedParts } from '#domain/scoring/question-type.ts';
import { missingRow } from '#domain/scoring/shape-rows.ts';
import { isSurelyTold, type JudgedPart } from './judged-evidence.ts';

/** Of the weight of a part that is asked for, so much is charged where nothing of it is told, and where it is told weakly. */
const NOTHING_TOLD = 0.6;
const TOLD_WEAKLY = 0.25;
/** The weight of a part that a question asks for beyond those of its type. */
const USUAL_WEIGHT = 20;

/**
 * The rows of the structure: a part that the question asks for and that is not told, unless reading is sure that it is.
 * What is told weakly has no row; it is part of the rest. Of a part that the model says nothing of, the row stays.
 */
export function judgedShape(
  { question, responses }: Pick<JudgeRequest, 'question' | 'responses'>,
  parts: readonly JudgedPart[],
  before: readonly Deduction[],
): { rows: Deduction[]; unsaid: number } {
  const rows: Deduction[] = [];
  let unsaid = 0;
  for (const { part, name, isExpected, level } of parts) {
    const known = expectedParts(question.type).find((each) => each.name === name);
    const asked = known ?? { name, role: 'outcome' as const, weight: USUAL_WEIGHT };
    if (level === undefined) rows.push(...before.filter(({ label }) => label === labelOfPart(name)));
    else if (!isExpected) continue;
    else if (level === 0 && !responses.some(({ told }) => isSurelyTold(told, part)))
      rows.push(missingRow(asked, 1 - NOTHING_TOLD));
    else if (level < 0.7) unsaid += asked.weight * TOLD_WEAKLY;
  }
  return { rows, unsaid };
}
