import { ApiError } from '#client/api/call-api.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import type { ReadReply } from '#domain/answers/read-turn.ts';
import type { Answer, AskedQuestion, StageEffect } from '#domain/stage/stage.ts';
import { newEntryId } from './new-entry-id.ts';
import type { Persistence } from './persistently.ts';
import type { TranscriptCopy } from './transcript-copy.ts';
import type { TurnCalls } from './turn-calls.ts';

/** An answer that the server is not known to have, and the question that it was given to. */
export interface Unsent extends Answer {
  questionIndex: number;
}

interface TurnExchangeEvents {
  /** The server has an answer. */
  onStored(entryId: string): void;
  onReply(reply: ReadReply): void;
  onReplyFailed(): void;
  onNext(question: AskedQuestion | undefined): void;
  onNextFailed(): void;
  /** The server is elsewhere than this page. */
  onElsewhere(now: InterviewState): void;
  onReportAnswered(): void;
  /** Oldest first. */
  onUnsent(unsent: readonly Unsent[]): void;
}

type Request = Extract<StageEffect, { kind: 'keep_answer' | 'request_reply' | 'request_next' | 'call_results_agent' }>;

/**
 * The talk with the server: one request after the other, in the order that they were asked for, so that what was said
 * first is stored first. An answer is in this tab's copy before it goes out.
 */
export class TurnExchange {
  readonly #interview: InterviewState;
  readonly #calls: TurnCalls;
  readonly #copy: TranscriptCopy;
  readonly #persistence: Persistence;
  readonly #events: TurnExchangeEvents;
  #waiting: Request[] = [];
  #running: { request: Request; abort: AbortController } | undefined;
  #unsent: readonly Unsent[] = [];
  /** The interviewer's entry that the next answer replies to. */
  #replyTo: string | undefined;

  constructor(
    interview: InterviewState,
    calls: TurnCalls,
    copy: TranscriptCopy,
    persistence: Persistence,
    events: TurnExchangeEvents,
  ) {
    this.#interview = interview;
    this.#calls = calls;
    this.#copy = copy;
    this.#persistence = persistence;
    this.#events = events;
    this.#replyTo = interview.latestEntryId;
  }

  get isIdle(): boolean {
    return this.#running === undefined;
  }

  ask(request: Request): void {
    if (request.kind === 'call_results_agent') this.#giveUpTurns();
    this.#waiting.push(request);
    void this.#run();
  }

  /** Forgets an answer that is not to be sent again. */
  forget(entryId: string): void {
    this.#setUnsent(this.#unsent.filter((answer) => answer.entryId !== entryId));
  }

  /** At the end nobody waits for a reply; the server has the answer by then, or gets it with the whole transcript. */
  #giveUpTurns(): void {
    this.#waiting = this.#waiting.filter(({ kind }) => kind === 'keep_answer');
    const kind = this.#running?.request.kind;
    if (kind === 'request_reply' || kind === 'request_next') this.#running?.abort.abort();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    for (let request = this.#waiting.shift(); request; request = this.#waiting.shift()) {
      const abort = new AbortController();
      this.#running = { request, abort };
      const signal = AbortSignal.any([abort.signal, this.#persistence.signal]);
      await this.#perform(request, { ...this.#persistence, signal });
      this.#running = undefined;
    }
  }

  #perform(request: Request, persistence: Persistence): Promise<void> {
    switch (request.kind) {
      case 'keep_answer':
        return this.#keep(request.answer, request.questionIndex, persistence);
      case 'request_reply':
        return this.#requestReply(request.answer, request.questionIndex, persistence);
      case 'request_next':
        return this.#requestNext(request.questionIndex, persistence);
      case 'call_results_agent':
        return this.#askForReport();
    }
  }

  /** An answer that cannot be kept now goes out before the next one, and with the transcript at the end. */
  async #keep(answer: Answer, questionIndex: number, persistence: Persistence): Promise<void> {
    try {
      await this.#calls.keepAnswer(this.#place(questionIndex), answer, persistence);
      this.#stored(answer.entryId);
    } catch {
      this.#hold(answer, questionIndex);
    }
  }

  async #requestReply(answer: Answer, questionIndex: number, persistence: Persistence): Promise<void> {
    const { signal } = persistence;
    try {
      // What was said before and did not arrive comes first.
      for (const earlier of this.#unsent) {
        if (earlier.entryId === answer.entryId) continue;
        await this.#calls.keepAnswer(this.#place(earlier.questionIndex), earlier, persistence);
        this.#stored(earlier.entryId);
      }
      const replyTo = this.#replyTo;
      const reply = await this.#calls.askReply(this.#interview.interviewId, answer, replyTo, persistence);
      if (signal.aborted) return;
      if (reply.text === '') throw new Error('The interviewer said nothing');
      this.#stored(answer.entryId);
      this.#spoken(reply.entryId, reply.text, questionIndex, reply.isFollowUp ?? false);
      this.#events.onReply(reply);
      // The candidate has the reply; what the server is told besides holds nothing up.
      if (answer.text.trim() !== '') this.#calls.confirmAnswer(this.#place(questionIndex), answer, replyTo);
      this.#calls.tellReply(this.#interview.interviewId, reply.isFollowUp ?? false);
    } catch (error) {
      if (signal.aborted) return;
      if (isElsewhere(error) && (await this.#catchUp(questionIndex, answer, persistence))) return;
      this.#hold(answer, questionIndex);
      this.#events.onReplyFailed();
    }
  }

  async #requestNext(questionIndex: number, persistence: Persistence): Promise<void> {
    const { interviewId, questions } = this.#interview;
    try {
      const { question, entryId } = await this.#calls.askNext(
        interviewId,
        questions[questionIndex]?.id ?? '',
        this.#replyTo,
        persistence,
      );
      if (persistence.signal.aborted) return;
      if (question) this.#spoken(entryId, question.text, question.index ?? questionIndex + 1, false);
      this.#events.onNext(question);
    } catch (error) {
      if (persistence.signal.aborted) return;
      if (isElsewhere(error) && (await this.#catchUp(questionIndex, undefined, persistence))) return;
      this.#events.onNextFailed();
    }
  }

  /** A report that was asked for in vain is asked for again by its page. */
  async #askForReport(): Promise<void> {
    await this.#calls.askForReport(this.#interview, this.#copy.entries).catch(() => undefined);
    this.#events.onReportAnswered();
  }

  /** Keeps the words that the server did not take, and goes on from where it stands. */
  async #catchUp(questionIndex: number, answer: Answer | undefined, persistence: Persistence): Promise<boolean> {
    try {
      if (answer && answer.text.trim() !== '')
        await this.#calls.keepAnswer(this.#place(questionIndex), answer, persistence);
      const now = await this.#calls.loadInterview(this.#interview.interviewId);
      if (persistence.signal.aborted) return true;
      if (answer) this.#stored(answer.entryId);
      this.#copy.meet(now.transcript, now.questions.length);
      this.#replyTo = now.latestEntryId;
      this.#waiting = this.#waiting.filter(({ kind }) => kind === 'keep_answer');
      this.#events.onElsewhere(now);
      return true;
    } catch {
      return false;
    }
  }

  /** The interviewer's words. A server that does not name their entry is not told what the next answer replies to. */
  #spoken(entryId: string | undefined, text: string, questionIndex: number, isFollowup: boolean): void {
    this.#replyTo = entryId;
    this.#copy.add({
      id: entryId ?? newEntryId(),
      speaker: 'AI',
      text,
      current_question: questionIndex + 1,
      isFollowup,
      isFollowupAnswer: false,
    });
  }

  #stored(entryId: string): void {
    this.forget(entryId);
    this.#events.onStored(entryId);
  }

  #hold(answer: Answer, questionIndex: number): void {
    if (answer.text.trim() === '' || this.#unsent.some(({ entryId }) => entryId === answer.entryId)) return;
    this.#setUnsent([...this.#unsent, { ...answer, questionIndex }]);
  }

  #setUnsent(unsent: readonly Unsent[]): void {
    if (unsent.length === this.#unsent.length) return;
    this.#unsent = unsent;
    this.#events.onUnsent(unsent);
  }

  #place(questionIndex: number) {
    return { interviewId: this.#interview.interviewId, questionIndex };
  }
}

const isElsewhere = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
