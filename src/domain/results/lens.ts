import type { Axis } from '#contract/words.ts';
import { type Bill, makeBill } from './bill.ts';
import { type Mark, numberMarks } from './finding.ts';
import { questionFindings } from './question-findings.ts';
import type { ReportQuestion } from './report.ts';

/** A question seen by one axis: every mark in its responses, and the bills that stand beside them. */
export interface Lens {
  axis: Axis;
  /** Numbered through all responses. */
  marks: Mark[];
  /** One bill for everything that was said, which then stands beside the first response. */
  isWhole: boolean;
  /** A bill for each response; undefined where another one counts it. */
  bills: (Bill | undefined)[];
}

export function seeBy(axis: Axis, question: ReportQuestion): Lens {
  const found = questionFindings(question, axis);
  const marks = numberMarks(found.flatMap(({ findings }) => findings));
  const bills = question.responses.map((_, index) => {
    const together = found.find(({ response }) => (response ?? 0) === index);
    return together && makeBill(together.findings, together.score, marks);
  });
  return { axis, marks, isWhole: found.some(({ response }) => response === undefined), bills };
}
