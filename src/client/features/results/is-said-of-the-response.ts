import type { Axis } from '#contract/words.ts';
import type { ReportQuestion } from '#domain/results/report.ts';

/** Whether the only response says what the whole question would: nothing is said twice on a page. */
export function isSaidOfTheResponse({ responses, question_overall: overall }: ReportQuestion, axis: Axis): boolean {
  const [only] = responses;
  return (
    responses.length === 1 &&
    only?.[axis].summary === overall[axis].overall_summary &&
    only[axis].improvement === overall[axis].overall_improvement
  );
}
