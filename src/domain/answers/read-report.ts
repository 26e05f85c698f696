import type { InterviewResults } from '#contract/results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';
import { isRefused } from './is-refused.ts';
import { record } from './loose-json.ts';

/** The report in an answer: in its `data`, in what that holds as `results`, or the answer itself. */
export function readReport(answer: unknown): InterviewResults | undefined {
  if (isRefused(answer)) return undefined;
  const data = record(answer).data;
  for (const place of [data, record(data).results, record(data).data, record(answer).results, answer]) {
    const report = normaliseResults(place);
    if (report) return report;
  }
  return undefined;
}
