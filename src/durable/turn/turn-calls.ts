import { RpcTarget } from 'cloudflare:workers';
import type { InterviewRead, InterviewState, LooseEntry, TurnReply } from '#contract/interview-calls.ts';
import type { ProfileChange } from '#domain/planning/reword-plan.ts';
import type { Admission } from '#durable/admission.ts';
import type { Projection } from '#durable/keeping/projection.ts';
import type { WakeUp } from '#durable/keeping/wake-up.ts';
import { conflict, forbidden, type Outcome, succeed } from '#durable/outcome.ts';
import type { Recordings } from '#durable/recordings/recordings.ts';
import type { RetryStore } from '#durable/report/retry-store.ts';
import type { ScoringJobs } from '#durable/report/scoring-jobs.ts';
import type { ScoringStore } from '#durable/report/scoring-store.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { Answering } from './answering.ts';
import { keepPlan, type PlanChange } from './change-profile.ts';
import type { HeardWords } from './heard-words.ts';
import { asideIds, readState, toTranscriptEntry } from './interview-state.ts';
import { mergeQuestion, mergeTranscript, type PlacedEntry, saveEntry, splitNewestTurn } from './merge-transcript.ts';
import { type FinishedQuestion, type MoveOn, moveOn } from './move-on.ts';
import type { ReplyAsking } from './reply-asking.ts';
import type { Turn } from './take-turn.ts';

export interface TurnRoom {
  store: InterviewStore;
  scoring: ScoringStore;
  jobs: ScoringJobs;
  retryStore: RetryStore;
  recordings: Recordings;
  projection: Projection;
  heardWords: HeardWords;
  replies: ReplyAsking;
  answering: Answering;
  planChange: PlanChange;
  wake: WakeUp;
}

/** What is said in the interview, where it stands, and what its posting was read as: for who holds it. */
export class TurnCalls extends RpcTarget {
  readonly #admission: Admission;
  readonly #room: TurnRoom;

  constructor(admission: Admission, room: TurnRoom) {
    super();
    this.#admission = admission;
    this.#room = room;
  }

  async read(): Promise<Outcome<InterviewRead>> {
    const { store, recordings } = this.#room;
    return this.#admission.held((interview) =>
      succeed({ ...readState(store, interview), ...recordings.keptUntil(interview), asideIds: asideIds(store) }),
    );
  }

  /** The transcript in the wire's words. */
  async readTranscript(questionIndex?: number) {
    return this.#admission.held(() => succeed(this.#room.store.entries(questionIndex).map(toTranscriptEntry)));
  }

  async take(turn: Turn): Promise<Outcome<TurnReply>> {
    return this.#admission.held((interview) => this.#room.answering.answer(interview, turn).outcome);
  }

  /** Takes a client's whole transcript: adds what is missing and answers its newest turn, or repeats that answer. */
  async answerNewest(entries: LooseEntry[]): Promise<Outcome<TurnReply>> {
    return this.#admission.held(async (interview) => {
      const { earlier, newest } = splitNewestTurn(this.#room.store, entries);
      const merged = mergeTranscript(this.#merging(interview), earlier);
      if (!merged.ok) return merged;
      if (merged.value.rescores) await this.#room.wake('scoring');
      return newest.reply ? succeed(newest.reply) : this.take(newest.turn);
    });
  }

  async moveOn(finished: FinishedQuestion): Promise<Outcome<MoveOn>> {
    const { store, scoring, wake } = this.#room;
    return this.#admission.held(async (interview) => {
      const outcome = moveOn(store, scoring, interview, finished, Date.now());
      if (outcome.ok && !outcome.value.completed) await wake('scoring', 'projection');
      return outcome;
    });
  }

  /** Saves one entry; a known id changes nothing. */
  async saveEntry(placed: PlacedEntry): Promise<Outcome<{ id: string; stored: boolean }>> {
    return this.#admission.held(async (interview) => {
      const saved = saveEntry(this.#merging(interview), placed);
      if (!saved.ok) return saved;
      if (saved.value.rescores) await this.#room.wake('scoring');
      return succeed({ id: saved.value.id, stored: saved.value.added > 0 });
    });
  }

  /** Adds what the store lacks of what was said to one question; removed ids stay removed. */
  async saveQuestion(questionIndex: number, entries: LooseEntry[]): Promise<Outcome<{ added: number }>> {
    return this.#admission.held(async (interview) => {
      const merged = mergeQuestion(this.#merging(interview), questionIndex, entries);
      if (!merged.ok) return merged;
      if (merged.value.rescores) await this.#room.wake('scoring');
      return succeed({ added: merged.value.added });
    });
  }

  /** Removes the entries of one question, or all of them, for good. */
  async removeEntries(questionIndex?: number): Promise<Outcome<{ removed: number }>> {
    const { store, scoring, jobs, retryStore, heardWords, replies, wake } = this.#room;
    return this.#admission.held(async (interview) => {
      const isOpenTurns = questionIndex === undefined || questionIndex === interview.progress.questionIndex;
      if (isOpenTurns) replies.drop(conflict('This answer was deleted'));
      const removed = store.together(() => {
        scoring.forgetScores(questionIndex);
        retryStore.remove(questionIndex);
        const entries = store.removeEntries(questionIndex);
        if (isOpenTurns) heardWords.forget();
        store.speech.forgetWords(questionIndex);
        return entries;
      });
      if (interview.finishedAt !== null) {
        jobs.addMissing(interview, Date.now());
        await wake('scoring');
      }
      return succeed({ removed });
    });
  }

  /** Sets right what was read of the posting, before the first answer. */
  async changeProfile(change: ProfileChange): Promise<Outcome<InterviewState>> {
    const { store, planChange, projection } = this.#room;
    return this.#admission.held<InterviewState>(async (before) => {
      const changed = await planChange.draw(before, change);
      if (!changed.ok) return changed;
      // It may have been begun, claimed or erased while its questions were drawn.
      return this.#admission.held(async (interview) => {
        const kept = keepPlan(store, interview, changed.value, Date.now());
        if (kept.ok && (await projection.tell()) === 'erased') return forbidden;
        return kept;
      });
    });
  }

  #merging(interview: InterviewRecord) {
    const { store, scoring } = this.#room;
    return { store, scoring, interview, now: Date.now() };
  }
}
