import type { NotScored, ScoredQuestion } from '#contract/results.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { LateReadings } from '#durable/turn/late-readings.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import type { EngineCall, Spending } from '#engines/engine-call.ts';
import type { EngineLimits } from '#engines/engine-limits.ts';
import type { EngineEnv } from '#engines/engine-settings.ts';
import type { Judge } from '#engines/judge.ts';
import { requestTag } from '#engines/request-tag.ts';
import { scoreQuestion } from '#engines/score-question.ts';
import { FELL_BACK } from '#engines/with-fallback.ts';
import { hashOf, judgeRequest } from './responses.ts';
import type { ScoringJob, ScoringStore, StoredScore } from './scoring-store.ts';

/** One round does at most this much. */
const JOBS_A_ROUND = 6;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 600_000;
/** A job that fails this often is given up, so that the report does not wait for it for ever. */
const MOST_ATTEMPTS = 5;

interface ScoringJobsNeeds {
  store: InterviewStore;
  scoring: ScoringStore;
  judge: Judge;
  /** Words are read before they are judged. */
  late: LateReadings;
  env: EngineEnv;
  spending: Spending;
  limits: EngineLimits;
  interview: () => InterviewRecord | undefined;
}

/**
 * A job for each question that has to be scored. A job is leased, judged while the interview goes on, and its score
 * kept if what was said is still the same. Leases are kept in memory: whoever was judging is gone with it.
 */
export class ScoringJobs {
  readonly #given: ScoringJobsNeeds;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #gone = new AbortController();

  constructor(given: ScoringJobsNeeds) {
    this.#given = given;
  }

  /** Queues every answered question whose score is missing or was made from other words. */
  addMissing(interview: InterviewRecord, now: number): void {
    const { store, scoring } = this.#given;
    const scores = scoring.scores();
    store.questions().forEach((_, index) => {
      const request = judgeRequest(store, interview, index);
      if (request && scores.get(index)?.inputsHash !== hashOf(request)) scoring.addJob(index, now);
    });
  }

  /** Queues the questions that another engine than the wanted one judged; answers whether there are any. */
  judgeAgain(now: number): boolean {
    const { scoring, judge } = this.#given;
    if (judge === embeddedJudge) return false;
    const replaced = [...scoring.scores()].filter(([, { fellBack }]) => fellBack);
    for (const [index] of replaced) scoring.addJob(index, now);
    return replaced.length > 0;
  }

  /** Judges what is due, side by side, and waits for what is being judged already. */
  async runDue(): Promise<void> {
    this.#leaseDue();
    await Promise.all(this.#underWay.values());
  }

  /**
   * Judges all that is left. What a slow judge still holds after the time for it is judged by the embedded one; the
   * slow one's answer then finds no job any more.
   */
  async runLast(): Promise<void> {
    const giveUpAt = Date.now() + this.#given.limits.lastJudgementsMs;
    while (this.#leaseDue() || this.#underWay.size > 0) {
      const leftMs = giveUpAt - Date.now();
      if (leftMs <= 0) break;
      await atMost(leftMs, Promise.all(this.#underWay.values()));
    }
    const held = this.#given.interview() ? [...this.#underWay.keys()] : [];
    this.#underWay.clear();
    for (const questionIndex of held) {
      const job = this.#given.scoring.job(questionIndex);
      if (job) await this.#work(job, embeddedJudge, true);
    }
  }

  /** When the next job is due; undefined when none is left. One that is being judged is looked after already. */
  nextAt(): number | undefined {
    return this.#given.scoring.nextJobAt();
  }

  /** Nobody waits for a score any more: the interview is erased. */
  abandon(): void {
    this.#gone.abort();
  }

  #leaseDue(): boolean {
    if (!this.#given.interview()) return false;
    const due = this.#given.scoring
      .dueJobs(Date.now())
      .filter(({ questionIndex }) => !this.#underWay.has(questionIndex));
    for (const job of due.slice(0, JOBS_A_ROUND)) {
      const work = this.#work(job, this.#given.judge).finally(() => {
        if (this.#underWay.get(job.questionIndex) === work) this.#underWay.delete(job.questionIndex);
      });
      this.#underWay.set(job.questionIndex, work);
    }
    return due.length > 0;
  }

  async #work(job: ScoringJob, judge: Judge, isReplaced = false): Promise<void> {
    const { store, env, limits, spending } = this.#given;
    const interview = this.#given.interview();
    if (!interview) return;
    const { questionIndex, attempts } = job;
    this.#given.scoring.beginAttempt(
      questionIndex,
      Date.now() + Math.min(FIRST_RETRY_MS * 2 ** attempts, LONGEST_RETRY_MS),
    );
    let request: JudgeRequest | undefined;
    try {
      await this.#given.late.catchUp(questionIndex);
      request = judgeRequest(store, interview, questionIndex);
      if (!request) {
        this.#given.scoring.endJob(questionIndex);
        return;
      }
      const { id: interviewId } = interview;
      const call: EngineCall = { env, signal: this.#gone.signal, timeLimitMs: limits.judgeMs, spending, interviewId };
      if (attempts >= MOST_ATTEMPTS) {
        this.#keep(questionIndex, request, { scored: withoutScore(request), warnings: [], fellBack: false });
        return;
      }
      const { scored, warnings, fellBack = false } = await scoreQuestion(judge, request, call);
      const notes = isReplaced ? [FELL_BACK] : [];
      this.#keep(questionIndex, request, {
        scored,
        warnings: [...warnings, ...notes],
        fellBack: fellBack || isReplaced,
      });
    } catch (error) {
      this.#fail(job, request, error);
    }
  }

  /** Keeps a score if it is still waited for and made of all that was said; else the job is due again. */
  #keep(questionIndex: number, request: JudgeRequest, score: Omit<StoredScore, 'inputsHash'>): void {
    const { store, scoring } = this.#given;
    const interview = this.#given.interview();
    if (!interview || !scoring.hasJob(questionIndex)) return;
    const inputsHash = hashOf(request);
    const now = judgeRequest(store, interview, questionIndex);
    if (!now || hashOf(now) !== inputsHash) return;
    store.together(() => {
      scoring.saveScore(questionIndex, { ...score, inputsHash });
      scoring.endJob(questionIndex);
    });
  }

  #fail({ questionIndex, attempts }: ScoringJob, request: JudgeRequest | undefined, error: unknown): void {
    console.warn({
      ...requestTag(),
      event: 'scoring_failed',
      attempts,
      error: error instanceof Error ? error.name : 'unknown',
    });
    const { scoring } = this.#given;
    if (!this.#given.interview() || !scoring.hasJob(questionIndex)) return;
    // It is due again by itself.
    if (attempts + 1 < MOST_ATTEMPTS) return;
    if (request) {
      this.#keep(questionIndex, request, { scored: withoutScore(request), warnings: [], fellBack: false });
    } else {
      scoring.endJob(questionIndex);
    }
  }
}

/** A question whose judging failed, with all that was said to it. */
function withoutScore(request: JudgeRequest): ScoredQuestion {
  return billQuestion(request, {
    responses: request.responses.map(() => ({ notScored: NOT_JUDGED })),
    union: undefined,
    confidence: 0,
    engine: ENGINE_NAME,
    engineVersion: ENGINE_VERSION,
  });
}

const NOT_JUDGED: NotScored = {
  reason: 'not_judged',
  message: 'This answer could not be scored. That is our fault, not yours.',
};

/** Waits for work, but no longer than this. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, over]);
  clearTimeout(timer);
}
