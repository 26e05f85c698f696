import type { InterviewPlan } from '#contract/interview.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { furthestIndex } from '#domain/interview/progress.ts';
import type { ProfileChange } from '#domain/planning/reword-plan.ts';
import type { MinuteAllowance } from '#durable/minute-allowance.ts';
import { conflict, type Outcome, type Refused, succeed } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import type { Planner } from '#engines/planner.ts';
import { readState } from './interview-state.ts';

/** Planning for another role may cost as much as a start. */
export const PLANS_A_MINUTE = 10;

type ChangedPlan = Pick<InterviewPlan, 'profile' | 'greeting' | 'questions'>;

/** Once something was answered, what was asked stands. */
function refuseChange(store: InterviewStore, { progress, finishedAt }: InterviewRecord): Refused | undefined {
  const isAnswered = store.openTurn() !== undefined || store.entries().some(({ speaker }) => speaker === 'human');
  return finishedAt !== null || furthestIndex(progress, store.questions().length) > 0 || isAnswered
    ? conflict('This interview has been answered already')
    : undefined;
}

interface ChangeProfileNeeds {
  store: InterviewStore;
  planner: Planner;
  allowance: MinuteAllowance;
  call: () => Omit<EngineCall, 'signal'>;
}

/** What an interview becomes whose role or company its candidate sets right, before the first answer. */
export class PlanChange {
  readonly #given: ChangeProfileNeeds;

  constructor(given: ChangeProfileNeeds) {
    this.#given = given;
  }

  /** Drawn anew for another role, else the same in other words. Nothing is stored yet. */
  async draw(interview: InterviewRecord, change: ProfileChange): Promise<Outcome<ChangedPlan>> {
    const { store, planner, allowance, call } = this.#given;
    const refused = refuseChange(store, interview);
    if (refused) return refused;
    // With it come the words of all trades, which few interviews need.
    const { rewordPlan } = await import('#domain/planning/reword-plan.ts');
    const reworded = rewordPlan({ ...interview, questions: [...store.questions()] }, change);
    const { role, company } = reworded.profile;
    if (role === interview.profile.role) return succeed(reworded);
    const retryAfterSeconds = allowance.take(Date.now());
    if (retryAfterSeconds > 0) return { ok: false, reason: 'rate_limited', retryAfterSeconds };
    const { jobDescription: text, style, length, seed } = interview;
    const { outcome } = await planner.plan(
      { text, style, length, seed: seed ?? 0, named: { role, company } },
      { ...call(), signal: new AbortController().signal },
    );
    return succeed(outcome.sufficient ? outcome.plan : reworded);
  }
}

/** Puts a changed plan in the place of the present one, unless something was answered meanwhile. */
export function keepPlan(
  store: InterviewStore,
  interview: InterviewRecord,
  { profile, greeting, questions }: ChangedPlan,
  now: number,
): Outcome<InterviewState> {
  const refused = refuseChange(store, interview);
  if (refused) return refused;
  const changed = { ...interview, profile, greeting, lastActivityAt: now, version: interview.version + 1 };
  store.together(() => {
    store.replacePlan(changed, questions);
    store.updateInterview(changed);
  });
  return succeed(readState(store, changed));
}
