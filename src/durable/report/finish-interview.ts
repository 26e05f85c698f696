import type { InterviewState } from '#contract/interview-calls.ts';
import { conflict, type Outcome, succeed } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { readState } from '#durable/turn/interview-state.ts';
import type { ScoringJobs } from './scoring-jobs.ts';
import type { ScoringStore } from './scoring-store.ts';

/** An end that was a mistake can be taken back for this long. */
const REOPEN_MS = 60_000;

/** Ends the interview and asks for all scores that are missing; answers whether it went on until now. */
export function finishInterview(store: InterviewStore, jobs: ScoringJobs, now: number): boolean {
  const interview = store.interview();
  if (!interview || interview.finishedAt !== null) return false;
  const finished = { ...interview, finishedAt: now, lastActivityAt: now, version: interview.version + 1 };
  store.together(() => {
    store.updateInterview(finished);
    jobs.addMissing(finished, now);
  });
  return true;
}

/**
 * Takes an end back: the report goes, and at the next end every question whose words have changed is scored again. An
 * interview that came to its own end is over.
 */
export function reopenInterview(
  store: InterviewStore,
  scoring: ScoringStore,
  interview: InterviewRecord,
  now: number,
): Outcome<InterviewState> {
  const { finishedAt, progress } = interview;
  if (finishedAt === null) return conflict('This interview is already going on');
  if (progress.phase === 'idle') return conflict('This interview has come to its end');
  if (now - finishedAt > REOPEN_MS) return conflict('This interview ended more than a minute ago');
  const reopened: InterviewRecord = {
    ...interview,
    finishedAt: null,
    lastActivityAt: now,
    version: interview.version + 1,
  };
  store.together(() => {
    scoring.forgetReport();
    scoring.endJob(progress.questionIndex);
    store.updateInterview(reopened);
  });
  return succeed(readState(store, reopened));
}
