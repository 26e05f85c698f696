import { DurableObject } from 'cloudflare:workers';
import { z } from 'zod';
import type { InterviewPlan } from '#contract/interview.ts';
import type { InterviewRead, InterviewState, LooseEntry, TurnReply } from '#contract/interview-calls.ts';
import type { InterviewResults } from '#contract/results.ts';
import { SOCKET_KINDS } from '#contract/socket-messages.ts';
import { sentencesOf } from '#domain/interview/cut-sentences.ts';
import { isPastInvite } from '#domain/interview/progress.ts';
import type { ProfileChange } from '#domain/planning/reword-plan.ts';
import { ENGINE_LIMITS, type EngineLimits } from '#engines/engine-limits.ts';
import {
  builtInVoice,
  interviewEngines,
  liveSpeechToText,
  speechToText,
  textToSpeech,
  tokensPerInterview,
} from '#engines/registry.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import type { Spent } from '#engines/spending-tally.ts';
import type { LiveSpeechToText, SpeechToText } from '#engines/stt.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import type { Engines } from '#engines/with-fallback.ts';
import { openDatabase } from '#storage/database.ts';
import { holds, mayClaim, owns } from './access.ts';
import type { ObjectBindings } from './bindings.ts';
import { createInterview } from './keeping/create-interview.ts';
import { Deadlines } from './keeping/deadlines.ts';
import { EXTENDED_KEEP_MS } from './keeping/keeping.ts';
import { Projection } from './keeping/projection.ts';
import { MinuteAllowance } from './minute-allowance.ts';
import { conflict, forbidden, type Outcome, type Refused, succeed } from './outcome.ts';
import { PRINCIPAL_HEADER, type Principal, principalSchema } from './principal.ts';
import { type NewRecording, type RecordingKind, RecordingStore } from './recordings/recording-store.ts';
import { Recordings, SEGMENTS_A_MINUTE, type UploadEnd } from './recordings/recordings.ts';
import { composeReport } from './report/compose-report.ts';
import { type Correction, correctAnswer } from './report/correct-answer.ts';
import { finishInterview, reopenInterview } from './report/finish-interview.ts';
import { ModelSpending } from './report/model-spending.ts';
import { Retries } from './report/retries.ts';
import { RetryStore } from './report/retry-store.ts';
import { ScoringJobs } from './report/scoring-jobs.ts';
import { ScoringStore } from './report/scoring-store.ts';
import type { MeasuredAnswer, SpeechMetricsStore } from './report/speech-metrics-store.ts';
import { AudioAllowance } from './sockets/audio-allowance.ts';
import { forgetSocket } from './sockets/forget-socket.ts';
import { Hearing, UTTERANCES_A_MINUTE } from './sockets/hearing.ts';
import { SOCKET_ID_HEADER, SPEECH_CHOICE_HEADER, speechChoice } from './sockets/live-socket.ts';
import { InterviewSockets } from './sockets/sockets.ts';
import { SPOKEN_A_MINUTE, Speaking } from './sockets/speaking.ts';
import { SPEECH_PAYERS_HEADER, SpeechPayment, speechPayers } from './sockets/speech-payment.ts';
import { SpeechSpending } from './sockets/speech-spending.ts';
import { type InterviewRecord, InterviewStore } from './store.ts';
import { keepPlan, PLANS_A_MINUTE, PlanChange } from './turn/change-profile.ts';
import { HeardWords } from './turn/heard-words.ts';
import { asideIds, readState, toTranscriptEntry } from './turn/interview-state.ts';
import { LateReadings } from './turn/late-readings.ts';
import {
  mergeQuestion,
  mergeTranscript,
  type PlacedEntry,
  saveEntry,
  splitNewestTurn,
} from './turn/merge-transcript.ts';
import { type FinishedQuestion, type MoveOn, moveOn } from './turn/move-on.ts';
import { PreparedReply } from './turn/prepared-reply.ts';
import { type Asked, ReplyAsking } from './turn/reply-asking.ts';
import { SentenceFeed } from './turn/sentence-feed.ts';
import { openTurn, type Turn } from './turn/take-turn.ts';

const TURNS_A_MINUTE = 60;
/** They travel in an address. */
const MOST_TERMS = 20;
/** An erasure that was interrupted is gone on with after this. */
const ERASURE_RETRY_MS = 60_000;

export type ReportState =
  | { status: 'ready'; results: InterviewResults }
  | { status: 'processing' }
  | { status: 'in_progress' };

/** What came before the interview: whom the operator has plan, and what planning cost. */
export interface Planning {
  webhookUrl?: string;
  spent?: readonly Spent[];
}

/** What the object works with; production takes what the registry has. */
export interface Equipment {
  engines: Engines;
  limits: EngineLimits;
  voice: () => Promise<TextToSpeech | undefined>;
  /** The voice that costs nothing; undefined when there is none. */
  builtIn: () => Promise<TextToSpeech | undefined>;
  /** What listens while somebody speaks. */
  recogniser: () => LiveSpeechToText | undefined;
  /** What hears a recording that is whole. */
  transcriber: () => SpeechToText | undefined;
}

/**
 * Everything of one interview, and its only writer. This is the shell: it loads and migrates, checks who asks, calls
 * one handler for each request and runs the alarm; what an interview does is decided in the handlers and in `domain/`.
 *
 * Each change is one step in which nothing is awaited, so that changes never mix and no request queues behind another.
 * Engines, the index and the alarm's clock are waited for between the steps.
 */
export class InterviewObject extends DurableObject<ObjectBindings> {
  readonly #store: InterviewStore;
  readonly #scoring: ScoringStore;
  readonly #deadlines: Deadlines;
  readonly #projection: Projection;
  readonly #jobs: ScoringJobs;
  readonly #retryStore: RetryStore;
  readonly #retries: Retries;
  readonly #recordings: Recordings;
  readonly #speech: SpeechMetricsStore;
  readonly #spending: ModelSpending;
  readonly #speechSpending: SpeechSpending;
  readonly #payment: SpeechPayment;
  readonly #heardWords: HeardWords;
  readonly #late: LateReadings;
  readonly #replies: ReplyAsking;
  readonly #sockets: InterviewSockets;
  readonly #turns: MinuteAllowance;
  readonly #planChange: PlanChange;

  constructor(ctx: DurableObjectState, env: ObjectBindings, equipment: Partial<Equipment> = {}) {
    super(ctx, env);
    const {
      limits = ENGINE_LIMITS,
      engines = interviewEngines(env, limits),
      voice = () => textToSpeech(env),
      builtIn = builtInVoice,
      recogniser = () => liveSpeechToText(env),
      transcriber = () => speechToText(env),
    } = equipment;
    const interview = () => this.#interview();
    const store = new InterviewStore(ctx.storage);
    const scoring = new ScoringStore(ctx.storage);
    const deadlines = new Deadlines(ctx.storage);
    this.#turns = new MinuteAllowance(ctx.storage, 'turns', TURNS_A_MINUTE);
    this.#store = store;
    this.#scoring = scoring;
    this.#deadlines = deadlines;
    this.#projection = new Projection({ ctx, env, store, scoring, deadlines, interview });
    const spending = new ModelSpending(ctx.storage, () => tokensPerInterview(env));
    this.#spending = spending;
    const call = () => {
      const { id = '', webhookUrl = '' } = interview() ?? {};
      return { env, timeLimitMs: limits.phraseMs, spending, webhookUrl, interviewId: id };
    };
    const { planner, reader, phraser, judge } = engines;
    const plans = new MinuteAllowance(ctx.storage, 'plans', PLANS_A_MINUTE);
    const planCall = () => ({ ...call(), timeLimitMs: limits.planMs });
    this.#planChange = new PlanChange({ store, planner, allowance: plans, call: planCall });
    const late = new LateReadings({ store, reader, call, interview });
    this.#late = late;
    this.#jobs = new ScoringJobs({ store, scoring, judge, late, env, spending, limits, interview });
    const retries = new RetryStore(ctx.storage);
    this.#retryStore = retries;
    this.#retries = new Retries({
      store,
      scoring,
      retries,
      judge,
      call: () => ({ env, timeLimitMs: limits.judgeMs, spending, interviewId: interview()?.id ?? '' }),
      interview,
    });
    const questionCount = () => store.questions().length;
    const recordings = new RecordingStore(ctx.storage);
    this.#recordings = new Recordings({
      store: recordings,
      deadlines,
      allowance: new MinuteAllowance(ctx.storage, 'segments', SEGMENTS_A_MINUTE),
      env,
      interview,
      questionCount,
    });
    this.#speech = store.speech;
    const prepared = new PreparedReply({ store, reader, phraser, call, interview });
    this.#replies = new ReplyAsking({ store, reader, phraser, late, prepared, call, interview, newEntryId });
    const payment = new SpeechPayment({
      storage: ctx.storage,
      db: openDatabase(env.DB),
      minutesADay: () => speechMinutesADay(env),
    });
    this.#payment = payment;
    this.#speechSpending = new SpeechSpending(ctx.storage, (kind, amount) =>
      ctx.waitUntil(payment.count(kind, amount)),
    );
    this.#heardWords = new HeardWords(ctx.storage);
    this.#sockets = new InterviewSockets({
      ctx,
      hearing: new Hearing({
        words: this.#heardWords,
        audio: new AudioAllowance(ctx.storage, () => mostSoundMs(interview())),
        utterances: new MinuteAllowance(ctx.storage, 'utterances', UTTERANCES_A_MINUTE),
        spending: this.#speechSpending,
        payment,
        recogniser,
        transcriber,
        terms: () => likelyWords(interview()),
        isAnswer: (id) => store.entry(id) !== undefined || store.wasRemoved(id),
        newEntryId,
        heard: (entryId, text) => prepared.prepare(entryId, text),
        limits,
      }),
      speaking: new Speaking({
        interviewId: () => interview()?.id,
        allowance: new MinuteAllowance(ctx.storage, 'spoken', SPOKEN_A_MINUTE),
        spending: this.#speechSpending,
        payment,
        takeTurn: (principal, turn) => this.#spokenTurn(principal, turn),
        voice,
        builtIn,
        soundMs: limits.soundMs,
      }),
      latestEntryId: () => store.latestInterviewerEntryId(),
      left: (id) => ctx.waitUntil(forgetSocket(env, id)),
    });
    ctx.blockConcurrencyWhile(async () => {
      if (!store.exists()) return;
      store.migrate();
      // Evicted in the middle of a turn: its reply is asked for again, whoever woke the object.
      const open = interview() && store.openTurn();
      if (open) void this.#replies.ask(open);
    });
  }

  /** Makes the interview. Its id is fresh, so that there is nothing here yet. */
  async create(
    id: string,
    plan: InterviewPlan,
    jobDescription: string,
    maker: Principal,
    { webhookUrl = '', spent = [] }: Planning = {},
  ): Promise<InterviewState> {
    const record = createInterview(this.#store, { id, plan, jobDescription, maker, webhookUrl, now: Date.now() });
    for (const { purpose, calls, tokensIn, tokensOut } of spent)
      this.#spending.add(purpose, tokensIn, tokensOut, calls);
    const state = readState(this.#store, record);
    if (record.ownerId === null) await this.#deadlines.set('expiry', record.createdAt + record.keepMs);
    await this.#projection.tell();
    return state;
  }

  async read(principal: Principal): Promise<Outcome<InterviewRead>> {
    return this.#held(principal, (interview) =>
      succeed({
        ...readState(this.#store, interview),
        ...this.#recordings.keptUntil(interview),
        asideIds: asideIds(this.#store),
      }),
    );
  }

  /** The transcript in the wire's words. */
  async readTranscript(principal: Principal, questionIndex?: number) {
    return this.#held(principal, () => succeed(this.#store.entries(questionIndex).map(toTranscriptEntry)));
  }

  async takeTurn(principal: Principal, turn: Turn): Promise<Outcome<TurnReply>> {
    return this.#held(principal, (interview) => this.#answer(interview, turn).outcome);
  }

  /** Takes a client's whole transcript: adds what is missing and answers its newest turn, or repeats that answer. */
  async answerNewestTurn(principal: Principal, entries: LooseEntry[]): Promise<Outcome<TurnReply>> {
    return this.#held(principal, async (interview) => {
      const { earlier, newest } = splitNewestTurn(this.#store, entries);
      const merged = mergeTranscript(this.#surroundings(interview), earlier);
      if (!merged.ok) return merged;
      if (merged.value.rescores) await this.#wake('scoring');
      if (newest.reply) return succeed(newest.reply);
      const current = this.#interview();
      return current ? this.#answer(current, newest.turn).outcome : forbidden;
    });
  }

  async moveOn(principal: Principal, finished: FinishedQuestion): Promise<Outcome<MoveOn>> {
    return this.#held(principal, async (interview) => {
      const outcome = moveOn(this.#store, this.#scoring, interview, finished, Date.now());
      if (outcome.ok && !outcome.value.completed) await this.#wake('scoring', 'projection');
      return outcome;
    });
  }

  /** Saves one entry; a known id changes nothing. */
  async saveEntry(principal: Principal, placed: PlacedEntry): Promise<Outcome<{ id: string; stored: boolean }>> {
    return this.#held(principal, async (interview) => {
      const saved = saveEntry(this.#surroundings(interview), placed);
      if (!saved.ok) return saved;
      if (saved.value.rescores) await this.#wake('scoring');
      return succeed({ id: saved.value.id, stored: saved.value.added > 0 });
    });
  }

  /** Adds what the store lacks of what was said to one question; removed ids stay removed. */
  async saveQuestion(
    principal: Principal,
    questionIndex: number,
    entries: LooseEntry[],
  ): Promise<Outcome<{ added: number }>> {
    return this.#held(principal, async (interview) => {
      const merged = mergeQuestion(this.#surroundings(interview), questionIndex, entries);
      if (!merged.ok) return merged;
      if (merged.value.rescores) await this.#wake('scoring');
      return succeed({ added: merged.value.added });
    });
  }

  /** Removes the entries of one question, or all of them, for good. */
  async removeEntries(principal: Principal, questionIndex?: number): Promise<Outcome<{ removed: number }>> {
    return this.#held(principal, async (interview) => {
      const isOpenTurns = questionIndex === undefined || questionIndex === interview.progress.questionIndex;
      if (isOpenTurns) this.#replies.drop(conflict('This answer was deleted'));
      const removed = this.#store.together(() => {
        this.#scoring.forgetScores(questionIndex);
        this.#retryStore.remove(questionIndex);
        const entries = this.#store.removeEntries(questionIndex);
        if (isOpenTurns) this.#heardWords.forget();
        this.#speech.forgetWords(questionIndex);
        return entries;
      });
      if (interview.finishedAt !== null) {
        this.#jobs.addMissing(interview, Date.now());
        await this.#wake('scoring');
      }
      return succeed({ removed });
    });
  }

  /** Ends the interview, scores what is left and composes the report, without waiting for the alarm. */
  async finish(principal: Principal, entries: LooseEntry[]): Promise<Outcome<ReportState & { owned: boolean }>> {
    return this.#held(principal, async (interview) => {
      const merged = mergeTranscript(this.#surroundings(interview), entries);
      if (!merged.ok) return merged;
      if (finishInterview(this.#store, this.#jobs, Date.now())) {
        this.#replies.drop(conflict('This interview is finished'));
        // Should this end half-way, the alarm goes on from the jobs.
        await this.#wake('scoring', 'projection');
      } else if (this.#scoring.hasReport() && this.#jobs.judgeAgain(Date.now())) {
        this.#scoring.forgetReport();
        await this.#wake('scoring');
      }
      const report = await this.#scoreNow();
      const now = this.#interview();
      return now && report ? succeed({ ...report, owned: owns(now, principal) }) : forbidden;
    });
  }

  /** Sets right what was heard wrongly of an answer, and scores it again. */
  async correctAnswer(principal: Principal, correction: Correction): Promise<Outcome<ReportState>> {
    return this.#owned<ReportState>(principal, async (interview) => {
      const surroundings = { store: this.#store, scoring: this.#scoring, speech: this.#speech };
      const more = { storage: this.ctx.storage, now: Date.now() };
      const corrected = correctAnswer({ ...surroundings, ...more }, interview, correction);
      if (!corrected.ok) return corrected;
      // Should this end half-way, the alarm goes on from the job.
      if (corrected.value) await this.#wake('scoring');
      const report = await this.#scoreNow();
      return report ? succeed(report) : forbidden;
    });
  }

  /** What was heard of the answers that were corrected. */
  async readCorrections(principal: Principal) {
    return this.#owned(principal, () =>
      succeed(this.#store.entries().flatMap(({ id, heard }) => (heard === null ? [] : [{ entryId: id, heard }]))),
    );
  }

  /** Takes another answer to a question, and scores it apart from the report. */
  async answerAgain(principal: Principal, questionId: string, text: string) {
    return this.#owned(principal, (interview) => this.#retries.take(interview, questionId, text));
  }

  async readRetries(principal: Principal, questionId?: string) {
    return this.#owned(principal, () => succeed(this.#retries.list(questionId)));
  }

  /** Takes an end back that was a mistake. */
  async reopen(principal: Principal): Promise<Outcome<InterviewState>> {
    return this.#held(principal, async (interview) => {
      const reopened = reopenInterview(this.#store, this.#scoring, interview, Date.now());
      if (reopened.ok) await this.#projection.tell();
      return reopened;
    });
  }

  /** Sets right what was read of the posting, before the first answer. */
  async changeProfile(principal: Principal, change: ProfileChange): Promise<Outcome<InterviewState>> {
    return this.#held<InterviewState>(principal, async (before) => {
      const changed = await this.#planChange.draw(before, change);
      if (!changed.ok) return changed;
      // It may have been begun, claimed or erased while its questions were drawn.
      return this.#held(principal, async (interview) => {
        const kept = keepPlan(this.#store, interview, changed.value, Date.now());
        if (kept.ok) await this.#projection.tell();
        return kept;
      });
    });
  }

  /** The report for its owner, or how far it is. */
  async readReport(principal: Principal): Promise<Outcome<ReportState>> {
    return this.#owned(principal, (interview) => succeed(this.#reportState(interview)));
  }

  /** Makes the caller the owner. The first one wins; the owner gets the same answer again. */
  async claim(principal: Principal): Promise<Outcome<{ interviewId: string }>> {
    const interview = this.#interview();
    const { userId } = principal;
    if (!interview || userId === undefined || !mayClaim(interview, principal)) return forbidden;
    if (interview.ownerId === null) {
      const claimed = { ...interview, ownerId: userId, version: interview.version + 1 };
      this.#store.updateInterview(claimed);
      this.#sockets.closeThoseOf((holder) => !holds(claimed, holder));
      await this.#deadlines.clear('expiry');
      if ((await this.#projection.tell()) === 'erased') return forbidden;
    }
    return succeed({ interviewId: interview.id });
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

  /** Where the interview stands, for what is recorded now; a recording can only begin while it goes on. */
  async recordingPlace(principal: Principal, starts = false) {
    return this.#held(principal, (interview) => this.#recordings.place(interview, starts));
  }

  async makeRecordingRoom(principal: Principal, recording: NewRecording) {
    return this.#held(principal, (interview) => this.#recordings.makeRoom(interview, recording));
  }

  /** Asked by who has a ticket, whose signature the caller has checked; so is the next. */
  async mayUpload(n: number) {
    return this.#recordings.mayUpload(n);
  }

  async uploadArrived(n: number, etag: string) {
    return this.#recordings.arrived(n, etag);
  }

  async endUpload(principal: Principal, end: UploadEnd) {
    return this.#held(principal, (interview) => this.#recordings.endUpload(interview, end));
  }

  async keepFullRecording(principal: Principal, n: number, etag: string) {
    return this.#held(principal, (interview) => this.#recordings.keepFull(interview, n, etag));
  }

  async readSegments(principal: Principal) {
    return this.#held(principal, (interview) => succeed(this.#recordings.segments(interview)));
  }

  async readFullRecordings(principal: Principal) {
    return this.#held(principal, (interview) => succeed(this.#recordings.fullRecordings(interview)));
  }

  async readFullRecording(principal: Principal, n: number) {
    return this.#held(principal, (interview) => this.#recordings.fullRecording(interview, n));
  }

  async readMedia(principal: Principal, n: number, kind: RecordingKind) {
    return this.#held(principal, (interview) => this.#recordings.media(interview, n, kind));
  }

  async removeRecordings(principal: Principal, kind: RecordingKind, n?: number) {
    return this.#held(principal, (interview) => this.#recordings.removeKind(interview, kind, n));
  }

  async saveSpeech(principal: Principal, answer: MeasuredAnswer) {
    return this.#held(principal, ({ progress }) => {
      // What is asked at the end is no answer, and nothing of it is measured.
      if (progress.invited > 0 && isPastInvite(progress, answer)) return succeed({ stored: false });
      const saved = this.#speech.save(answer, this.#store.questions().length);
      // Words that come late are those that were heard.
      const entry = answer.entryId === undefined ? undefined : this.#store.entry(answer.entryId);
      if (entry && entry.heard !== null) this.#speech.placeAnew(entry.id, entry.text);
      return saved;
    });
  }

  async readSpeech(principal: Principal, questionIndex?: number) {
    return this.#held(principal, () => succeed(this.#speech.answers(questionIndex)));
  }

  async removeSpeech(principal: Principal) {
    return this.#held(principal, () => succeed(this.#speech.removeAll()));
  }

  /** Erases the interview for who holds it. For everybody it is gone at once. */
  async erase(principal: Principal): Promise<Outcome<null>> {
    const interview = this.#store.exists() ? this.#store.interview() : undefined;
    if (!interview || !holds(interview, principal)) return forbidden;
    await this.#erase(interview);
    return succeed(null);
  }

  /** Closes a live socket whose session is over; the caller knows it by the id that it was noted by. */
  async dropSocket(id: string): Promise<void> {
    this.#sockets.closeOne(id);
  }

  /** Upgrades a socket for who holds the interview; the door's caller has checked the Origin. */
  override async fetch(request: Request): Promise<Response> {
    const kind = socketKind.safeParse(new URL(request.url).pathname.slice(1));
    const principal = principalSchema.parse(JSON.parse(request.headers.get(PRINCIPAL_HEADER) ?? '{}'));
    const mayEnter = () => {
      const interview = this.#interview();
      return interview !== undefined && holds(interview, principal);
    };
    if (!kind.success || !mayEnter()) return new Response(null, { status: 403 });
    const payers = speechPayers.catch([]).parse(JSON.parse(request.headers.get(SPEECH_PAYERS_HEADER) ?? '[]'));
    await this.#payment.begin(kind.data === 'tts' ? 'spoken' : 'heard', payers);
    // It may have been erased or claimed meanwhile.
    if (!mayEnter()) return new Response(null, { status: 403 });
    const choice = speechChoice.catch({}).parse(JSON.parse(request.headers.get(SPEECH_CHOICE_HEADER) ?? '{}'));
    const id = request.headers.get(SOCKET_ID_HEADER) ?? '';
    const response = this.#sockets.accept({ id, kind: kind.data, principal, choice });
    await this.#watchSockets(Date.now());
    return response;
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    return this.#sockets.receive(socket, message);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#sockets.leave(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#sockets.leave(socket);
  }

  override async alarm(): Promise<void> {
    if (!this.#store.exists()) return;
    await this.#deadlines.run(Date.now(), {
      erasure: async () => {
        const interview = this.#store.interview();
        if (!interview?.erasing) return 'done';
        await this.#projection.erase(interview.id);
        return 'erased';
      },
      expiry: () => this.#expire(),
      scoring: async () => {
        await this.#jobs.runDue();
        await this.#settleReport();
        return this.#store.exists() ? 'done' : 'erased';
      },
      projection: async () => {
        await this.#projection.save();
        return this.#store.exists() ? 'done' : 'erased';
      },
      idle_sockets: async () => {
        await this.#watchSockets(Date.now());
        return 'done';
      },
      uploads: async () => {
        const interview = this.#interview();
        if (interview) await this.#recordings.sweep(interview.id);
        return 'done';
      },
      media: async () => {
        const interview = this.#interview();
        if (interview) await this.#recordings.expire(interview.id);
        return 'done';
      },
    });
  }

  /** A turn in three steps: its answer is kept, its reply is worded meanwhile, and kept if the turn still stands. */
  #answer(interview: InterviewRecord, turn: Turn): Asked {
    const now = Date.now();
    const isKnown = turn.entryId !== undefined && this.#store.knowsTurn(turn.entryId);
    const retryAfterSeconds = isKnown ? 0 : this.#turns.take(now);
    if (retryAfterSeconds > 0) return answered({ ok: false, reason: 'rate_limited', retryAfterSeconds });
    const opened = openTurn(this.#store, interview, this.#withHeardWords(turn), now, newEntryId);
    if ('refused' in opened) return answered(opened.refused);
    return 'reply' in opened ? answered(succeed(opened.reply)) : this.#replies.ask(opened.open);
  }

  #spokenTurn(principal: Principal, turn: Turn): Asked {
    const interview = this.#interview();
    return interview && holds(interview, principal) ? this.#answer(interview, turn) : answered(forbidden);
  }

  /** A turn that names words that were heard, and says no other ones, says these. */
  #withHeardWords(turn: Turn): Turn {
    if (turn.entryId === undefined || turn.userText.trim() !== '') return turn;
    return { ...turn, userText: this.#heardWords.of(turn.entryId).text };
  }

  #surroundings(interview: InterviewRecord) {
    return { store: this.#store, scoring: this.#scoring, interview, now: Date.now(), newEntryId };
  }

  /** The interview, unless it was never made or is being erased. */
  #interview(): InterviewRecord | undefined {
    const interview = this.#store.exists() ? this.#store.interview() : undefined;
    return interview?.erasing ? undefined : interview;
  }

  /** Does work on the interview for who holds it; an interview that is not there refuses like a foreign one. */
  async #held<T>(
    principal: Principal,
    work: (interview: InterviewRecord) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const interview = this.#interview();
    return interview && holds(interview, principal) ? work(interview) : forbidden;
  }

  /** The same for who owns it. */
  async #owned<T>(
    principal: Principal,
    work: (interview: InterviewRecord) => Outcome<T> | Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const interview = this.#interview();
    return interview && owns(interview, principal) ? work(interview) : forbidden;
  }

  /** Does all the scoring that is left, and tells the report; undefined when the interview is gone. */
  async #scoreNow(): Promise<ReportState | undefined> {
    if (!this.#interview()) return undefined;
    this.#scoring.hurryJobs(Date.now());
    await this.#jobs.runLast();
    await this.#settleReport();
    const now = this.#interview();
    return now && this.#reportState(now);
  }

  async #wake(...names: ('scoring' | 'projection')[]): Promise<void> {
    await Promise.all(names.map((name) => this.#deadlines.set(name, Date.now())));
  }

  async #watchSockets(now: number): Promise<void> {
    const nextAt = this.#sockets.closeIdle(now);
    if (nextAt !== undefined) await this.#deadlines.set('idle_sockets', nextAt);
  }

  /** Composes the report once an ended interview has no job left; else comes back when the next one is due. */
  async #settleReport(): Promise<void> {
    const interview = this.#interview();
    if (!interview) return;
    const now = Date.now();
    const nextJobAt = this.#jobs.nextAt();
    if (nextJobAt !== undefined) {
      await this.#deadlines.set('scoring', Math.max(nextJobAt, now + 1));
    } else if (interview.finishedAt !== null && !this.#scoring.hasReport()) {
      await this.#late.catchUp();
      if (!this.#interview() || this.#scoring.hasReport()) return;
      this.#store.together(() => {
        this.#scoring.saveReport(composeReport(this.#store, this.#scoring, interview));
        this.#store.updateInterview({ ...interview, version: interview.version + 1 });
      });
      this.#spending.log();
      this.#speechSpending.log();
      await this.#projection.tell();
    }
  }

  #reportState(interview: InterviewRecord): ReportState {
    const results = this.#scoring.report();
    if (results) return { status: 'ready', results: { ...results, ...this.#recordings.keptUntil(interview) } };
    return { status: interview.finishedAt === null ? 'in_progress' : 'processing' };
  }

  async #erase(interview: InterviewRecord): Promise<'erased'> {
    this.#store.updateInterview({ ...interview, erasing: true });
    this.#replies.drop(forbidden satisfies Refused);
    this.#jobs.abandon();
    this.#retries.abandon();
    this.#sockets.closeThoseOf(() => true);
    await this.#deadlines.set('erasure', Date.now() + ERASURE_RETRY_MS);
    await this.#projection.erase(interview.id);
    return 'erased';
  }

  /** Deletes an interview that nobody claimed in its time: transcript, report, media and index row. */
  async #expire(): Promise<'done' | 'erased'> {
    const interview = this.#interview();
    if (!interview || interview.ownerId !== null) return 'done';
    const expiresAt = interview.lastActivityAt + interview.keepMs;
    if (Date.now() >= expiresAt) return this.#erase(interview);
    await this.#deadlines.set('expiry', expiresAt);
    return 'done';
  }
}

const socketKind = z.enum(SOCKET_KINDS);

/** Three times its length: whoever speaks longer goes on by typing. */
const mostSoundMs = (interview: InterviewRecord | undefined) =>
  interview ? 3 * 60_000 * Number.parseInt(interview.length, 10) : 0;

/** What a turn comes to that is settled already. */
const answered = (outcome: Outcome<TurnReply>): Asked => ({
  outcome: Promise.resolve(outcome),
  sentences: SentenceFeed.of(outcome.ok ? sentencesOf(outcome.value.response) : []),
});

/** Names that a recogniser could not guess. */
const likelyWords = (interview: InterviewRecord | undefined): string[] =>
  interview
    ? [interview.profile.company, interview.profile.role, ...interview.profile.skills]
        .filter(Boolean)
        .slice(0, MOST_TERMS)
    : [];

const newEntryId = () => `ent_${crypto.randomUUID()}`;
