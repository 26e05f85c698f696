import { readResults } from '#domain/results/read-results.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { isRefused } from './is-refused.ts';
import { type Loose, record, records, text } from './loose-json.ts';

/** A question that was answered again: what was said in the interview, and what was said then. */
export interface AnsweredAgain {
  id: string;
  createdAt: string;
  before: ReportQuestion;
  after: ReportQuestion;
}

/** Reads one of them; undefined for what has not both answers. */
export function readRetry(answer: unknown): AnsweredAgain | undefined {
  return isRefused(answer) ? undefined : read(record(record(answer).data));
}

/** Reads those of a question, oldest first. */
export function readRetries(answer: unknown): AnsweredAgain[] | undefined {
  const { retries } = record(record(answer).data);
  return isRefused(answer) || !Array.isArray(retries)
    ? undefined
    : records(retries).flatMap((each) => read(each) ?? []);
}

function read({ id, createdAt, before, after }: Loose): AnsweredAgain | undefined {
  const [old] = readResults({ questions: [before] })?.questions ?? [];
  const [now] = readResults({ questions: [after] })?.questions ?? [];
  const has = old && now && now.responses.length > 0;
  return has ? { id: text(id), createdAt: text(createdAt), before: old, after: now } : undefined;
}
