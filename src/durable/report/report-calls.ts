import { RpcTarget } from 'cloudflare:workers';
import type { InterviewState, LooseEntry } from '#contract/interview-calls.ts';
import { isPastInvite } from '#domain/interview/progress.ts';
import { owns } from '#durable/access.ts';
import type { Admission } from '#durable/admission.ts';
import type { Projection } from '#durable/keeping/projection.ts';
import type { WakeUp } from '#durable/keeping/wake-up.ts';
import { conflict, forbidden, type Outcome, succeed } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { mergeTranscript } from '#durable/turn/merge-transcript.ts';
import type { ReplyAsking } from '#durable/turn/reply-asking.ts';
import { type Correction, correctAnswer } from './correct-answer.ts';
import { finishInterview, reopenInterview } from './finish-interview.ts';
import type { ReportMaking, ReportState } from './report-making.ts';
import type { Retries } from './retries.ts';
import type { ScoringJobs } from './scoring-jobs.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { MeasuredAnswer } from './speech-metrics-store.ts';

export interface ReportRoom {
  storage: DurableObjectStorage;
  store: InterviewStore;
  scoring: ScoringStore;
  jobs: ScoringJobs;
  retries: Retries;
  replies: ReplyAsking;
  making: ReportMaking;
  projection: Projection;
  wake: WakeUp;
}

/** The end of the interview, what was measured of how it was spoken, and the report, which only its owner reads. */
export class ReportCalls extends RpcTarget {
  readonly #admission: Admission;
  readonly #room: ReportRoom;

  constructor(admission: Admission, room: ReportRoom) {
    super();
    this.#admission = admission;
    this.#room = room;
  }

  /** Ends the interview, scores what is left and composes the report, without waiting for the alarm. */
  async finish(entries: LooseEntry[]): Promise<Outcome<ReportState & { owned: boolean }>> {
    const { store, scoring, jobs, replies, making, wake } = this.#room;
    const scored = await this.#admission.held<ReportState | undefined>(async (interview) => {
      const merged = mergeTranscript({ store, scoring, interview, now: Date.now() }, entries);
      if (!merged.ok) return merged;
      if (finishInterview(store, jobs, Date.now())) {
        replies.drop(conflict('This interview is finished'));
        // Should this end half-way, the alarm goes on from the jobs.
        await wake('scoring', 'projection');
      } else if (scoring.hasReport() && jobs.judgeAgain(Date.now())) {
        scoring.forgetReport();
        await wake('scoring');
      }
      return succeed(await making.scoreNow());
    });
    if (!scored.ok) return scored;
    const report = scored.value;
    // It may have been erased or claimed while it was scored.
    return this.#admission.held((now: InterviewRecord) =>
      report ? succeed({ ...report, owned: owns(now, this.#admission.principal) }) : forbidden,
    );
  }

  /** Takes an end back that was a mistake. */
  async reopen(): Promise<Outcome<InterviewState>> {
    const { store, scoring, projection } = this.#room;
    return this.#admission.held(async (interview) => {
      const reopened = reopenInterview(store, scoring, interview, Date.now());
      if (reopened.ok) await projection.tell();
      return reopened;
    });
  }

  /** The report, or how far it is. */
  async read(): Promise<Outcome<ReportState>> {
    return this.#admission.owned((interview) => succeed(this.#room.making.stateOf(interview)));
  }

  /** Sets right what was heard wrongly of an answer, and scores it again. */
  async correctAnswer(correction: Correction): Promise<Outcome<ReportState>> {
    const { storage, store, scoring, making, wake } = this.#room;
    return this.#admission.owned<ReportState>(async (interview) => {
      const surroundings = { storage, store, scoring, speech: store.speech, now: Date.now() };
      const corrected = correctAnswer(surroundings, interview, correction);
      if (!corrected.ok) return corrected;
      // Should this end half-way, the alarm goes on from the job.
      if (corrected.value) await wake('scoring');
      const report = await making.scoreNow();
      return report ? succeed(report) : forbidden;
    });
  }

  /** What was heard of the answers that were corrected. */
  async readCorrections() {
    return this.#admission.owned(() =>
      succeed(this.#room.store.entries().flatMap(({ id, heard }) => (heard === null ? [] : [{ entryId: id, heard }]))),
    );
  }

  /** Takes another answer to a question, and scores it apart from the report. */
  async answerAgain(questionId: string, text: string) {
    return this.#admission.owned((interview) => this.#room.retries.take(interview, questionId, text));
  }

  async readRetries(questionId?: string) {
    return this.#admission.owned(() => succeed(this.#room.retries.list(questionId)));
  }

  async saveSpeech(answer: MeasuredAnswer) {
    const { store } = this.#room;
    return this.#admission.held(({ progress }) => {
      // What is asked at the end is no answer, and nothing of it is measured.
      if (progress.invited > 0 && isPastInvite(progress, answer)) return succeed({ stored: false });
      const saved = store.speech.save(answer, store.questions().length);
      // Words that come late are those that were heard.
      const entry = answer.entryId === undefined ? undefined : store.entry(answer.entryId);
      if (entry && entry.heard !== null) store.speech.placeAnew(entry.id, entry.text);
      return saved;
    });
  }

  async readSpeech(questionIndex?: number) {
    return this.#admission.held(() => succeed(this.#room.store.speech.answers(questionIndex)));
  }

  async removeSpeech() {
    return this.#admission.held(() => succeed(this.#room.store.speech.removeAll()));
  }
}
