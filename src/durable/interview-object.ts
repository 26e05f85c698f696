import { DurableObject } from 'cloudflare:workers';
import { z } from 'zod';
import type { InterviewPlan } from '#contract/interview.ts';
import type { InterviewState, LooseEntry, TurnReply } from '#contract/interview-calls.ts';
import type { InterviewResults } from '#contract/results.ts';
import { CLOSE_SIGNED_OUT, SOCKET_KINDS } from '#contract/socket-messages.ts';
import { createProgress } from '#domain/interview/progress.ts';
import { interviewer } from '#engines/registry.ts';
import { openDatabase } from '#storage/database.ts';
import { saveInterviewRow } from '#storage/interviews.ts';
import { holds, mayClaim, owns } from './access.ts';
import type { DurableBindings } from './bindings.ts';
import { Deadlines } from './deadlines.ts';
import { PRINCIPAL_HEADER } from './door.ts';
import { eraseInterview } from './erase-interview.ts';
import { readState, toTranscriptEntry } from './interview-state.ts';
import { mergeTranscript, splitNewestTurn } from './merge-transcript.ts';
import { type MoveOn, moveOn, questionEntryId } from './move-on.ts';
import { forbidden, type Outcome, succeed } from './outcome.ts';
import type { Principal } from './principal.ts';
import { interviewRow } from './projection.ts';
import { composeReport, scoreStoredQuestion } from './score-interview.ts';
import { InterviewSockets } from './sockets.ts';
import { type InterviewRecord, InterviewStore } from './store.ts';
import { type Turn, takeTurn } from './take-turn.ts';

const HOUR_MS = 3_600_000;
/** An unclaimed interview is kept this long after its last activity … */
const GUEST_KEEP_MS = 24 * HOUR_MS;
/** … and this long once its maker was shown the way to an account. */
const EXTENDED_KEEP_MS = 7 * 24 * HOUR_MS;

/** One alarm does at most this much scoring before it lets others run. */
const JOBS_AN_ALARM = 6;
const FIRST_JOB_RETRY_MS = 2_000;
const LONGEST_JOB_RETRY_MS = 600_000;

export type ReportState =
  | { status: 'ready'; results: InterviewResults }
  | { status: 'processing' }
  | { status: 'in_progress' };

/**
 * Everything of one interview, and its only writer. This is the shell: it loads and migrates, checks who asks, calls
 * one handler for each request and runs the alarm; what an interview does is decided in the handlers and in `domain/`.
 */
export class InterviewObject extends DurableObject<DurableBindings> {
  readonly #store: InterviewStore;
  readonly #deadlines: Deadlines;
  readonly #engine = interviewer();
  readonly #sockets: InterviewSockets;
  /** The tail of the requests that change the interview: they run one after another, also across awaits. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(ctx: DurableObjectState, env: DurableBindings) {
    super(ctx, env);
    this.#store = new InterviewStore(ctx.storage);
    this.#deadlines = new Deadlines(ctx.storage);
    this.#sockets = new InterviewSockets(ctx, env, {
      latestEntryId: () => this.#store.latestInterviewerEntryId(),
      takeTurn: (principal, turn) => this.takeTurn(principal, turn),
    });
    ctx.blockConcurrencyWhile(async () => {
      if (this.#store.exists()) this.#store.migrate();
    });
  }

  /** Makes the interview. Its id is fresh, so that there is nothing here yet. */
  async create(id: string, plan: InterviewPlan, jobDescription: string, maker: Principal): Promise<InterviewState> {
    const now = Date.now();
    this.#store.migrate();
    const record: InterviewRecord = {
      id,
      ownerId: maker.userId ?? null,
      guestHash: maker.guestHash ?? null,
      profile: plan.profile,
      style: plan.style,
      length: plan.length,
      greeting: plan.greeting,
      jobDescription,
      progress: createProgress(),
      createdAt: now,
      lastActivityAt: now,
      finishedAt: null,
      scoredAt: null,
      keepMs: GUEST_KEEP_MS,
      version: 1,
    };
    const opening = { speaker: 'ai', questionIndex: 0, followUpIndex: 0, createdAt: now } as const;
    const plain = { isFollowup: false, isFollowupAnswer: false, transitionTo: null, scored: false } as const;
    this.#store.together(() => {
      this.#store.createInterview(record, plan.questions);
      this.#store.append({ ...opening, ...plain, id: 'ent_greeting', text: plan.greeting, kind: 'greeting' });
      const first = plan.questions[0];
      if (first) {
        this.#store.append({ ...opening, ...plain, id: questionEntryId(0), text: first.text, kind: 'question' });
      }
    });
    if (record.ownerId === null) await this.#deadlines.set('expiry', now + GUEST_KEEP_MS);
    const state = readState(this.#store, record);
    await this.#project(record);
    return state;
  }

  async read(principal: Principal): Promise<Outcome<InterviewState>> {
    return this.#held(principal, async (interview) => succeed(readState(this.#store, interview)));
  }

  async takeTurn(principal: Principal, turn: Turn): Promise<Outcome<TurnReply>> {
    return this.#held(principal, (interview) => takeTurn(this.#surroundings(), interview, turn));
  }

  /** Takes a client's whole transcript: adds what is missing and answers its newest turn, or repeats that answer. */
  async answerNewestTurn(principal: Principal, entries: LooseEntry[]): Promise<Outcome<TurnReply>> {
    return this.#held(principal, async (interview) => {
      const { earlier, newest } = splitNewestTurn(this.#store, entries);
      await this.#merge(interview, earlier);
      if (newest.reply) return succeed(newest.reply);
      const current = this.#interview() ?? interview;
      return takeTurn(this.#surroundings(), current, newest.turn);
    });
  }

  async moveOn(principal: Principal, finishedQuestionId: string): Promise<Outcome<MoveOn>> {
    return this.#held(principal, async (interview) => {
      const outcome = moveOn(this.#store, interview, finishedQuestionId, Date.now());
      if (outcome.ok && !outcome.value.completed) await this.#wakeFor('scoring', 'projection');
      return outcome;
    });
  }

  /** Adds the entries that are missing here; removed ids stay removed. */
  async addMissingEntries(principal: Principal, entries: LooseEntry[]): Promise<Outcome<{ added: number }>> {
    return this.#held(principal, async (interview) => succeed({ added: await this.#merge(interview, entries) }));
  }

  /** Removes the entries of one question, or all of them, for good. */
  async removeEntries(principal: Principal, questionIndex?: number): Promise<Outcome<{ removed: number }>> {
    return this.#held(principal, async (interview) => {
      const removed = this.#store.together(() => {
        this.#store.forgetScores(questionIndex);
        return this.#store.removeEntries(questionIndex);
      });
      if (interview.finishedAt !== null) await this.#wakeFor('scoring');
      return succeed({ removed });
    });
  }

  /** Ends the interview, scores what is left and composes the report, without waiting for the alarm. */
  async finish(principal: Principal, entries: LooseEntry[]): Promise<Outcome<ReportState & { owned: boolean }>> {
    return this.#held(principal, async (interview) => {
      await this.#merge(interview, entries);
      const now = Date.now();
      if (interview.finishedAt === null) {
        const finished = { ...interview, finishedAt: now, lastActivityAt: now, version: interview.version + 1 };
        this.#store.together(() => {
          this.#store.updateInterview(finished);
          this.#addMissingJobs(now);
        });
        // Should this end half-way, the alarm goes on from the jobs.
        await this.#wakeFor('scoring', 'projection');
      }
      if (!this.#store.report()) await this.#drainScoring(Number.POSITIVE_INFINITY);
      if (!this.#store.exists()) return forbidden;
      const owned = this.#store.interview()?.ownerId === principal.userId && principal.userId !== undefined;
      return succeed({ ...this.#reportState(), owned });
    });
  }

  /** The report for its owner, or how far it is. */
  async readReport(principal: Principal): Promise<Outcome<ReportState>> {
    const interview = this.#interview();
    if (!interview || !owns(interview, principal)) return forbidden;
    return succeed(this.#reportState());
  }

  /** Makes the caller the owner. The first one wins; the owner gets the same answer again. */
  async claim(principal: Principal): Promise<Outcome<{ interviewId: string }>> {
    return this.#serially(async () => {
      const interview = this.#interview();
      const { userId } = principal;
      if (!interview || userId === undefined || !mayClaim(interview, principal)) return forbidden;
      if (interview.ownerId === null) {
        const claimed = { ...interview, ownerId: userId, version: interview.version + 1 };
        this.#store.updateInterview(claimed);
        await this.#deadlines.clear('expiry');
        if ((await this.#project(claimed)) === 'erased') return forbidden;
      }
      return succeed({ interviewId: interview.id });
    });
  }

  /** Keeps an unclaimed interview longer; an owned one is kept anyway and answers null. */
  async extend(principal: Principal): Promise<Outcome<{ expiresAt: number | null }>> {
    return this.#held<{ expiresAt: number | null }>(principal, async (interview) => {
      if (interview.ownerId !== null) return succeed({ expiresAt: null });
      const now = Date.now();
      this.#store.updateInterview({ ...interview, keepMs: EXTENDED_KEEP_MS, lastActivityAt: now });
      await this.#deadlines.set('expiry', now + EXTENDED_KEEP_MS);
      return succeed({ expiresAt: now + EXTENDED_KEEP_MS });
    });
  }

  /** Erases the interview for its owner. One that is not there is as good as erased. */
  async erase(principal: Principal): Promise<Outcome<null>> {
    return this.#serially(async () => {
      const interview = this.#interview();
      if (!interview) return succeed(null);
      if (!owns(interview, principal)) return forbidden;
      await eraseInterview(this.ctx, this.env, interview.id);
      return succeed(null);
    });
  }

  /** Closes the live sockets of an owner whose session ended. */
  async dropSockets(principal: Principal): Promise<void> {
    const interview = this.#interview();
    if (!interview || !owns(interview, principal)) return;
    for (const socket of this.ctx.getWebSockets()) socket.close(CLOSE_SIGNED_OUT.code, CLOSE_SIGNED_OUT.reason);
  }

  /** Upgrades a socket for who holds the interview; the door's caller has checked the Origin. */
  override async fetch(request: Request): Promise<Response> {
    const kind = socketKind.safeParse(new URL(request.url).pathname.slice(1));
    const principal: Principal = JSON.parse(request.headers.get(PRINCIPAL_HEADER) ?? '{}');
    const interview = this.#interview();
    if (!kind.success || !interview || !holds(interview, principal)) return new Response(null, { status: 403 });
    return this.#sockets.accept(kind.data, principal);
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    return this.#sockets.receive(socket, message);
  }

  override async alarm(): Promise<void> {
    if (!this.#store.exists()) return;
    await this.#deadlines.run(Date.now(), {
      expiry: () => this.#serially(() => this.#expire()),
      scoring: async () => {
        await this.#serially(() => this.#drainScoring(JOBS_AN_ALARM));
        return this.#store.exists() ? 'done' : 'erased';
      },
      projection: async () => {
        return this.#serially(async () => {
          const interview = this.#interview();
          return interview ? this.#saveProjection(interview) : 'done';
        });
      },
    });
  }

  #surroundings() {
    return { store: this.#store, engine: this.#engine, now: Date.now(), newEntryId };
  }

  #interview(): InterviewRecord | undefined {
    return this.#store.exists() ? this.#store.interview() : undefined;
  }

  /** Runs work on the interview for who holds it; an interview that is not there refuses like a foreign one. */
  #held<T>(principal: Principal, work: (interview: InterviewRecord) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    return this.#serially(async () => {
      const interview = this.#interview();
      return interview && holds(interview, principal) ? work(interview) : forbidden;
    });
  }

  #serially<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #wakeFor(...names: ('scoring' | 'projection')[]): Promise<void> {
    for (const name of names) await this.#deadlines.set(name, Date.now());
  }

  async #merge(interview: InterviewRecord, entries: readonly LooseEntry[]): Promise<number> {
    const now = Date.now();
    const { added, questionIndexes } = this.#store.together(() => {
      const merged = mergeTranscript(this.#store, interview, entries, now, newEntryId);
      for (const index of merged.questionIndexes) {
        const late = index < interview.progress.questionIndex || interview.finishedAt !== null;
        if (!late) continue;
        this.#store.forgetScores(index);
        this.#store.addScoringJob(index, now);
      }
      return merged;
    });
    if (questionIndexes.size > 0) await this.#wakeFor('scoring');
    return added;
  }

  /** Queues every answered question that has no score yet. */
  #addMissingJobs(now: number): void {
    const scored = this.#store.scoredQuestions();
    const answered = new Set(
      this.#store
        .entries()
        .filter((entry) => entry.speaker === 'human')
        .map((entry) => entry.questionIndex),
    );
    for (const index of answered) if (!scored.has(index)) this.#store.addScoringJob(index, now);
  }

  /** Does due scoring jobs, then composes the report once an ended interview has none left. */
  async #drainScoring(limit: number): Promise<void> {
    const now = Date.now();
    const jobs = this.#store.dueScoringJobs(now, Number.isFinite(limit) ? limit : 100);
    for (const { questionIndex, attempts } of jobs) {
      const interview = this.#interview();
      if (!interview) return;
      try {
        const scored = await scoreStoredQuestion(this.#store, interview, this.#engine, questionIndex);
        this.#store.endScoringJob(questionIndex, scored);
      } catch (error) {
        const retryMs = Math.min(FIRST_JOB_RETRY_MS * 2 ** attempts, LONGEST_JOB_RETRY_MS);
        this.#store.deferScoringJob(questionIndex, now + retryMs);
        console.warn({ event: 'scoring_failed', attempts, error: error instanceof Error ? error.name : 'unknown' });
      }
    }
    const nextJobAt = this.#store.nextScoringJobAt();
    if (nextJobAt !== undefined) {
      await this.#deadlines.set('scoring', Math.max(nextJobAt, now + 1));
      return;
    }
    const interview = this.#interview();
    if (!interview || interview.finishedAt === null || this.#store.report()) return;
    const report = await composeReport(this.#store, interview, this.#engine);
    const scored = { ...interview, scoredAt: Date.now(), version: interview.version + 1 };
    this.#store.together(() => {
      this.#store.saveReport(report);
      this.#store.updateInterview(scored);
    });
    await this.#project(scored);
  }

  #reportState(): ReportState {
    const results = this.#store.report();
    if (results) return { status: 'ready', results };
    return this.#store.interview()?.finishedAt == null ? { status: 'in_progress' } : { status: 'processing' };
  }

  /** Tells the index now; when that fails the alarm tells it again until the index has it. */
  async #project(interview: InterviewRecord): Promise<'done' | 'erased'> {
    await this.#deadlines.set('projection', Date.now() + 5_000);
    try {
      if ((await this.#saveProjection(interview)) === 'erased') return 'erased';
      await this.#deadlines.clear('projection');
    } catch (error) {
      console.warn({ event: 'projection_failed', error: error instanceof Error ? error.name : 'unknown' });
    }
    return 'done';
  }

  /** An interview whose owner's account is gone goes too: an erasure may not have known of it yet. */
  async #saveProjection(interview: InterviewRecord): Promise<'done' | 'erased'> {
    const row = interviewRow(interview, this.#store.questions().length, this.#store.report());
    if ((await saveInterviewRow(openDatabase(this.env.DB), row)) === 'saved') return 'done';
    await eraseInterview(this.ctx, this.env, interview.id);
    return 'erased';
  }

  /** Deletes an interview that nobody claimed in its time: transcript, report, media and index row. */
  async #expire(): Promise<'done' | 'erased'> {
    const interview = this.#interview();
    if (!interview || interview.ownerId !== null) return 'done';
    const expiresAt = interview.lastActivityAt + interview.keepMs;
    if (Date.now() < expiresAt) {
      await this.#deadlines.set('expiry', expiresAt);
      return 'done';
    }
    await eraseInterview(this.ctx, this.env, interview.id);
    return 'erased';
  }

  /** The transcript in the wire's words, for its holder. */
  async readTranscript(principal: Principal, questionIndex?: number) {
    return this.#held(principal, async () => succeed(this.#store.entries(questionIndex).map(toTranscriptEntry)));
  }
}

const socketKind = z.enum(SOCKET_KINDS);

const newEntryId = () => `ent_${crypto.randomUUID()}`;
