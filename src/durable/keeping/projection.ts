import type { InterviewResults } from '#contract/results.ts';
import { beforeInvite } from '#domain/interview/invite.ts';
import { furthestIndex } from '#domain/interview/progress.ts';
import { talkingTimeMs } from '#domain/interview/talking-time.ts';
import type { ObjectBindings } from '#durable/bindings.ts';
import type { ScoringStore } from '#durable/report/scoring-store.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { requestTag } from '#engines/request-tag.ts';
import { openDatabase } from '#storage/database.ts';
import { type InterviewRow, saveInterviewRow } from '#storage/interviews.ts';
import type { Deadlines } from './deadlines.ts';
import { eraseInterview } from './erase-interview.ts';

/** Told again after this when telling the index failed. */
const RETRY_MS = 5_000;

interface ProjectionNeeds {
  ctx: DurableObjectState;
  env: ObjectBindings;
  store: InterviewStore;
  scoring: ScoringStore;
  deadlines: Deadlines;
  interview: () => InterviewRecord | undefined;
}

/**
 * What the index in D1 knows of the interview. Its writes and the erasure, the only steps of the object that wait for
 * other services, run one after another: no row is written behind an erasure.
 */
export class Projection {
  readonly #given: ProjectionNeeds;
  #latest: Promise<unknown> = Promise.resolve();

  constructor(given: ProjectionNeeds) {
    this.#given = given;
  }

  /** Tells the index now; when that fails the alarm tells it again until the index has it. */
  async tell(): Promise<'done' | 'erased'> {
    const { deadlines } = this.#given;
    await deadlines.set('projection', Date.now() + RETRY_MS);
    try {
      if ((await this.save()) === 'erased') return 'erased';
      await deadlines.clear('projection');
    } catch (error) {
      console.warn({
        ...requestTag(),
        event: 'projection_failed',
        error: error instanceof Error ? error.name : 'unknown',
      });
    }
    return 'done';
  }

  /** An interview whose owner's account is gone goes too: an erasure may not have known of it yet. */
  save(): Promise<'done' | 'erased'> {
    return this.#inTurn(async () => {
      const { ctx, env, store, scoring } = this.#given;
      const interview = this.#given.interview();
      if (!interview) return 'done';
      const row = interviewRow(store, interview, scoring.report());
      if ((await saveInterviewRow(openDatabase(env.DB), row)) === 'saved') return 'done';
      store.updateInterview({ ...(store.interview() ?? interview), erasing: true });
      await eraseInterview(ctx, env, interview.id);
      return 'erased';
    });
  }

  /** Erases everything, once what is being told is told. */
  erase(id: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#given.store.exists()) await eraseInterview(this.#given.ctx, this.#given.env, id);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#latest.then(work);
    this.#latest = result.catch(() => undefined);
    return result;
  }
}

/** What the index in D1 shows of an interview: never a word that anybody said. */
function interviewRow(
  store: InterviewStore,
  interview: InterviewRecord,
  report: InterviewResults | undefined,
): InterviewRow {
  const overall = report?.overall;
  return {
    id: interview.id,
    ownerId: interview.ownerId,
    guestHash: interview.ownerId === null ? interview.guestHash : null,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    questionCount: store.questions().length,
    questionNumber: furthestIndex(interview.progress, store.questions().length) + 1,
    status: report ? 'scored' : interview.finishedAt === null ? 'in_progress' : 'processing',
    overallScore: overall?.score ?? -1,
    problemAnswerScore: overall?.problem_answer ?? -1,
    concisenessScore: overall?.conciseness ?? -1,
    structureScore: overall?.structure ?? -1,
    durationMs: talkingTimeMs(beforeInvite(store.entries()).map(({ createdAt }) => createdAt)),
    createdAt: interview.createdAt,
    lastActivityAt: interview.lastActivityAt,
    completedAt: interview.finishedAt,
    version: interview.version,
  };
}
