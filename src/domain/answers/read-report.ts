import { readResults } from '#domain/results/read-results.ts';
import type { Report } from '#domain/results/report.ts';
import { isRefused } from './is-refused.ts';
import { record } from './loose-json.ts';

/** The report in an answer: in its `data`, in what that holds as `results`, or the answer itself. */
export function readReport(answer: unknown): Report | undefined {
  if (isRefused(answer)) return undefined;
  const data = record(answer).data;
  for (const place of [data, record(data).results, record(data).data, record(answer).results, answer]) {
    const report = readResults(place);
    if (report) return report;
  }
  return undefined;
}
