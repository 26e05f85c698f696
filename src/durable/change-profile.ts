import type { InterviewState } from '#contract/interview-calls.ts';
import { furthestIndex } from '#domain/interview/progress.ts';
import { type ProfileChange, rewordPlan } from '#domain/planning/reword-plan.ts';
import { readState } from './interview-state.ts';
import { conflict, type Outcome, succeed } from './outcome.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

/** Speaks of another role or company from now on. Once something was answered, what was asked stands. */
export function changeProfile(
  store: InterviewStore,
  interview: InterviewRecord,
  change: ProfileChange,
  now: number,
): Outcome<InterviewState> {
  const { progress, finishedAt } = interview;
  const isAnswered = store.openTurn() !== undefined || store.entries().some(({ speaker }) => speaker === 'human');
  if (finishedAt !== null || furthestIndex(progress, store.questions().length) > 0 || isAnswered)
    return conflict('This interview has been answered already');
  const { profile, greeting, questions } = rewordPlan({ ...interview, questions: store.questions() }, change);
  const reworded: InterviewRecord = {
    ...interview,
    profile,
    greeting,
    lastActivityAt: now,
    version: interview.version + 1,
  };
  store.together(() => {
    store.reword(reworded, questions);
    store.updateInterview(reworded);
  });
  return succeed(readState(store, reworded));
}
