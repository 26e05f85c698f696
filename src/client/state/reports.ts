import { ApiError, callApi, readCall } from '#client/api/call-api.ts';
import { type Retry, retrying, wait } from '#client/api/retry.ts';
import type { InterviewResults } from '#contract/results.ts';
import { readReport } from '#domain/answers/read-report.ts';
import { claimInterview } from './claim-interview.ts';
import { onPersonChange } from './personal.ts';

/** One run of tries with growing waits, then a look every so often while the window lasts. */
const RUN: Retry = { attempts: 7, delayMs: 500, backOff: 'exponential', longestMs: 20_000 };
const POLL_WINDOW_MS = 20_000;
const POLL_EVERY_MS = 1_500;
const WAIT_AFTER_CLAIM_MS = 800;

export const NO_RESULTS = 'No results found for this interview';

/** There is no report to show, and why: the interview goes on, its report is being written, or nobody knows of one. */
export class ReportMissing extends Error {
  readonly why: 'in_progress' | 'processing' | 'unknown';

  constructor(why: ReportMissing['why']) {
    super(NO_RESULTS);
    this.why = why;
  }
}

/** Reports that were read in this tab, by the id that they were asked for with. */
const known = new Map<string, InterviewResults>();

onPersonChange(() => known.clear());

/**
 * The report of an interview: claimed first, then asked for until it is written or the time for that is over. One that
 * is known is asked for once more, and stays when that fails for a reason that says nothing of it.
 */
export async function loadReport(interviewId: string, signal: AbortSignal): Promise<InterviewResults> {
  const before = known.get(interviewId);
  if (before) return refreshed(interviewId, before, signal);
  await claimInterview(interviewId);
  const ask = askingWithClaim(interviewId, signal);
  try {
    return await retrying(ask, RUN, mayComeYet, signal);
  } catch (error) {
    if (!mayComeYet(error)) throw missingOr(error);
  }
  let last: unknown;
  const until = performance.now() + POLL_WINDOW_MS;
  while (performance.now() < until) {
    await wait(POLL_EVERY_MS, signal);
    try {
      return await fetchReport(interviewId, signal);
    } catch (error) {
      if (!mayComeYet(error)) throw missingOr(error);
      last = error;
    }
  }
  throw missingOr(last);
}

/**
 * The report that a question belongs to: what is known, else one look, else the newest report there is. It does not
 * wait for one to be written.
 */
export async function loadReportForQuestion(interviewId: string, signal: AbortSignal): Promise<InterviewResults> {
  const before = known.get(interviewId);
  if (before) return before;
  try {
    return await askingWithClaim(interviewId, signal)();
  } catch (error) {
    if (signal.aborted || isSignedOut(error)) throw error;
    return loadLatestReport(signal).catch((latestError) => {
      throw isSignedOut(latestError) ? latestError : missingOr(error);
    });
  }
}

/** The newest report of who is signed in. */
export async function loadLatestReport(signal: AbortSignal): Promise<InterviewResults> {
  const report = await readCall('GET /api/results', { signal }, readReport);
  known.set(report.interview_id, report);
  return report;
}

/** Has a report written that did not come by itself. */
export async function askForReport(interviewId: string): Promise<void> {
  await callApi('POST /api/webhook/process-results', { body: { interviewId, isComplete: true } });
}

async function fetchReport(interviewId: string, signal: AbortSignal): Promise<InterviewResults> {
  const read = await readCall('GET /api/results/:interviewId', { params: { interviewId }, signal }, readReport);
  // Links lead where the address led, whatever an older report calls itself.
  const report = { ...read, interview_id: interviewId };
  known.set(interviewId, report);
  return report;
}

/** Asks, and once claims the interview and asks again when it is somebody else's or nobody's. */
function askingWithClaim(interviewId: string, signal: AbortSignal): () => Promise<InterviewResults> {
  let claimed = false;
  return async () => {
    try {
      return await fetchReport(interviewId, signal);
    } catch (error) {
      if (claimed || !(error instanceof ApiError) || error.status !== 403) throw error;
      claimed = true;
      await claimInterview(interviewId);
      await wait(WAIT_AFTER_CLAIM_MS, signal);
      return fetchReport(interviewId, signal);
    }
  };
}

async function refreshed(
  interviewId: string,
  before: InterviewResults,
  signal: AbortSignal,
): Promise<InterviewResults> {
  try {
    return await fetchReport(interviewId, signal);
  } catch (error) {
    const isGone =
      error instanceof ApiError &&
      (error.status === 401 || error.status === 403 || error.envelope.status === 'in_progress');
    if (!isGone) return before;
    known.delete(interviewId);
    throw missingOr(error);
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** A report that is not there and may be in a moment. */
const mayComeYet = (error: unknown): boolean =>
  error instanceof ApiError &&
  ([502, 503].includes(error.status) || (error.status === 404 && error.envelope.status !== 'in_progress'));

/** What a page says of a report that did not come; what went wrong otherwise stays what it is. */
function missingOr(error: unknown): unknown {
  if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) {
    return mayComeYet(error) ? new ReportMissing('unknown') : error;
  }
  const { status } = error.envelope;
  return new ReportMissing(status === 'in_progress' || status === 'processing' ? status : 'unknown');
}
