import { ApiError, callApi } from '#client/api/call-api.ts';
import { claimInterview } from '#client/state/claim-interview.ts';
import type { InterviewResults } from '#contract/results.ts';
import { normaliseResults } from '#domain/results/normalise-results.ts';

/** One run of tries with growing waits, then a look every so often while the window lasts. */
const ATTEMPTS = 7;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
const WAIT_AFTER_CLAIM_MS = 800;
const POLL_WINDOW_MS = 20_000;
const POLL_EVERY_MS = 1_500;

export const NO_RESULTS = 'No results found for this interview';

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

async function fetchReport(interviewId: string, signal: AbortSignal): Promise<InterviewResults> {
  const { data } = await callApi('GET /api/results/:interviewId', { params: { interviewId }, signal });
  const report = normaliseResults(data);
  if (!report) throw new Error('No results found');
  return report;
}

/** The report of an interview: claimed first, then asked for until it is written or the time for that is over. */
export async function loadReport(interviewId: string, signal: AbortSignal): Promise<InterviewResults> {
  await claimInterview(interviewId);
  let waitMs = FIRST_WAIT_MS;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await fetchReport(interviewId, signal);
    } catch (error) {
      if (!(error instanceof ApiError) || attempt === ATTEMPTS) {
        if (error instanceof ApiError) break;
        throw error;
      }
      if (error.status === 403) {
        if (attempt > 1) throw new Error(NO_RESULTS);
        await claimInterview(interviewId);
        await wait(WAIT_AFTER_CLAIM_MS, signal);
      } else if ([404, 502, 503].includes(error.status)) {
        await wait(waitMs, signal);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
      } else throw error;
    }
  }
  const until = performance.now() + POLL_WINDOW_MS;
  while (performance.now() < until) {
    await wait(POLL_EVERY_MS, signal);
    const report = await fetchReport(interviewId, signal).catch(() => undefined);
    if (report) return report;
  }
  throw new Error(NO_RESULTS);
}
