import { ApiError, callApi, readCall } from '#client/api/call-api.ts';
import { type Retry, retrying, wait } from '#client/api/retry.ts';
import type { AskedQuestion } from '#domain/answers/read-questions.ts';
import { readReport } from '#domain/answers/read-report.ts';
import { readOriginalQuestions, withOriginalQuestions } from '#domain/results/original-questions.ts';
import type { Report } from '#domain/results/report.ts';
import { claimInterview } from './claim-interview.ts';
import { onPersonChange } from './personal.ts';
import { reportCache } from './report-cache.ts';
import { knownUserId } from './session.ts';
import { createStore, useStore } from './store.ts';

/** One run of tries with growing waits, then a look every so often while the window lasts. */
const RUN: Retry = { attempts: 7, delayMs: 500, backOff: 'exponential', longestMs: 20_000 };
const POLL_WINDOW_MS = 20_000;
const POLL_EVERY_MS = 1_500;
const WAIT_AFTER_CLAIM_MS = 800;
/** A single look is given up after this, and a broken connection gets two more. */
const LOOK_LIMIT_MS = 20_000;
const LOOK: Retry = { attempts: 3, delayMs: 500, backOff: 'exponential' };

export const NO_RESULTS = 'No results found for this interview';

/**
 * There is no report to show, and why: the interview goes on, its report is being written, the server cannot tell, or
 * knows of none for who asks.
 */
export class ReportMissing extends Error {
  readonly why: 'in_progress' | 'processing' | 'unreachable' | 'unknown';

  constructor(why: ReportMissing['why']) {
    super(NO_RESULTS);
    this.why = why;
  }
}

/** An address that should name an interview names none. */
export class NoInterviewId extends Error {
  constructor() {
    super('Missing interview ID');
  }
}

/**
 * The reports that were read in this tab, by interview: the one place that all pages of results read from. `null` is
 * one that was shown and turned out not to be there for this user any more.
 */
const held = createStore<ReadonlyMap<string, Report | null>>(new Map());
/** The questions as they were put, by interview. */
const originals = new Map<string, AskedQuestion[]>();
/** Grows with every change of who is signed in: an answer that was asked for before is nobody's. */
let person = 0;

onPersonChange(() => {
  person++;
  originals.clear();
  held.set(new Map());
});

/** The report of an interview, drawn anew when a newer one comes; null when it is gone. */
export const useHeldReport = (interviewId: string): Report | null | undefined => useStore(held).get(interviewId);

/** The same, once. */
export const heldReport = (interviewId: string): Report | undefined => held.get().get(interviewId) ?? undefined;

/**
 * Gets the report of an interview and answers under which id it is held. One that is known, here or in the browser's
 * cache, is there at once and asked for once more behind its page; otherwise the interview is claimed, and its report
 * asked for until it is written or the time for that is over.
 */
export async function loadReport(interviewId: string, signal: AbortSignal): Promise<string> {
  requireId(interviewId);
  if (heldReport(interviewId) ?? takeCached(interviewId)) {
    void refresh(interviewId);
    return interviewId;
  }
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
 * Gets the report that a question belongs to: what is known, else one look, else the newest report there is, but
 * not under the address of somebody else's interview. It does not wait for one to be written. Answers under which id it is held.
 */
export async function loadReportForQuestion(interviewId: string, signal: AbortSignal): Promise<string> {
  requireId(interviewId);
  if (heldReport(interviewId)) return interviewId;
  if (takeCached(interviewId)) {
    void refresh(interviewId);
    return interviewId;
  }
  try {
    return await retrying(askingWithClaim(interviewId, signal), LOOK, isBlip, signal);
  } catch (error) {
    if (signal.aborted || isSignedOut(error)) throw error;
    if (isRefused(error)) throw missingOr(error);
    return loadLatestReport(signal).catch((latestError) => {
      throw isSignedOut(latestError) ? latestError : missingOr(error);
    });
  }
}

/** Gets the newest report of who is signed in, else the one that the browser kept last. */
export async function loadLatestReport(signal: AbortSignal): Promise<string> {
  const ask = () => readCall('GET /api/results', { signal: limited(signal) }, readReport);
  try {
    const report = await retrying(ask, LOOK, isBlip, signal);
    return keep(report.interview_id, report);
  } catch (error) {
    const kept =
      isSignedOut(error) || isRefused(error) || signal.aborted ? undefined : reportCache.newest(knownUserId());
    if (!kept) throw error;
    return hold(kept.interview_id, kept);
  }
}

/** Has a report written that did not come by itself. */
export async function askForReport(interviewId: string): Promise<void> {
  await callApi('POST /api/webhook/process-results', { body: { interviewId, isComplete: true } });
}

/** Keeps the report that came with the end of an interview; without one, what was known of it before is out of date. */
export function keepAnsweredReport(interviewId: string, answer: unknown): void {
  const report = readReport(answer);
  if (!report) dropReport(interviewId);
  else if (knownUserId() !== '') keep(interviewId, report);
}

/** Forgets the report of an interview, here and in the browser. */
export function dropReport(interviewId: string): void {
  held.set(new Map([...held.get()].filter(([id]) => id !== interviewId)));
  reportCache.drop(interviewId);
}

function requireId(interviewId: string): void {
  if (interviewId.trim() === '') throw new NoInterviewId();
}

async function fetchReport(interviewId: string, signal: AbortSignal): Promise<string> {
  const asker = person;
  const options = { params: { interviewId }, signal: limited(signal) };
  const report = await readCall('GET /api/results/:interviewId', options, readReport);
  // Nobody keeps what was asked for in the name of somebody else.
  if (asker !== person) throw new ReportMissing('unknown');
  return keep(interviewId, report);
}

/** Holds a report under an interview's id, here and in the browser, and has its questions told in their own words. */
function keep(interviewId: string, report: Report): string {
  hold(interviewId, report);
  saveHeld(interviewId);
  void askOriginalQuestions(interviewId);
  return interviewId;
}

function hold(interviewId: string, report: Report): string {
  const worded = withOriginalQuestions(report, originals.get(interviewId) ?? []);
  // Links lead where the address led, whatever an older report calls itself.
  held.set(new Map(held.get()).set(interviewId, { ...worded, interview_id: interviewId }));
  return interviewId;
}

function saveHeld(interviewId: string): void {
  const report = heldReport(interviewId);
  if (report && interviewId !== '') reportCache.save(knownUserId(), interviewId, report);
}

function takeCached(interviewId: string): boolean {
  const kept = reportCache.read(knownUserId(), interviewId);
  if (kept) hold(interviewId, kept);
  return kept !== undefined;
}

/** Asks once how the questions were put; without an answer, the report's own words stay. */
async function askOriginalQuestions(interviewId: string): Promise<void> {
  if (interviewId === '' || originals.has(interviewId)) return;
  const asker = person;
  originals.set(interviewId, []);
  const options = { params: { id: interviewId }, signal: AbortSignal.timeout(LOOK_LIMIT_MS) };
  try {
    const questions = await readCall('GET /api/webhook/interview/:id/questions', options, readOriginalQuestions);
    if (asker !== person) return;
    originals.set(interviewId, questions);
    const report = heldReport(interviewId);
    if (!report) return;
    hold(interviewId, report);
    saveHeld(interviewId);
  } catch {
    originals.delete(interviewId);
  }
}

/** Asks, and once claims the interview and asks again when it is somebody else's or nobody's. */
function askingWithClaim(interviewId: string, signal: AbortSignal): () => Promise<string> {
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

/** One look behind a page that shows a report already. What says nothing of the report changes nothing. */
async function refresh(interviewId: string): Promise<void> {
  const asker = person;
  try {
    await fetchReport(interviewId, AbortSignal.timeout(LOOK_LIMIT_MS));
  } catch (error) {
    const isGone =
      error instanceof ApiError &&
      (error.status === 401 || error.status === 403 || error.envelope.status === 'in_progress');
    if (!isGone || asker !== person) return;
    reportCache.drop(interviewId);
    held.set(new Map(held.get()).set(interviewId, null));
  }
}

export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Nothing came of a look: the connection broke, or was silent for too long. */
const isBlip = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');

const limited = (signal: AbortSignal): AbortSignal => AbortSignal.any([signal, AbortSignal.timeout(LOOK_LIMIT_MS)]);

/** A report that is not there and may be in a moment. */
const mayComeYet = (error: unknown): boolean =>
  isBlip(error) ||
  (error instanceof ApiError &&
    ([502, 503].includes(error.status) || (error.status === 404 && error.envelope.status !== 'in_progress')));

/** The interview of somebody else: no other report may stand under its address. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

/** What a page says of a report that did not come; what went wrong otherwise stays what it is. */
function missingOr(error: unknown): unknown {
  if (error instanceof ApiError && [502, 503].includes(error.status)) return new ReportMissing('unreachable');
  if (!(error instanceof ApiError) || ![403, 404].includes(error.status)) return error;
  const { status } = error.envelope;
  return new ReportMissing(status === 'in_progress' || status === 'processing' ? status : 'unknown');
}
