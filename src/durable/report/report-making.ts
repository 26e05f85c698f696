import type { InterviewResults } from '#contract/results.ts';
import type { Deadlines } from '#durable/keeping/deadlines.ts';
import type { Projection } from '#durable/keeping/projection.ts';
import type { Recordings } from '#durable/recordings/recordings.ts';
import type { SpeechSpending } from '#durable/sockets/speech-spending.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import type { LateReadings } from '#durable/turn/late-readings.ts';
import { composeReport } from './compose-report.ts';
import type { ModelSpending } from './model-spending.ts';
import type { ScoringJobs } from './scoring-jobs.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { CountTelling } from './tell-counts.ts';

export type ReportState =
  | { status: 'ready'; results: InterviewResults }
  | { status: 'processing' }
  | { status: 'in_progress' };

interface ReportMakingNeeds {
  store: InterviewStore;
  scoring: ScoringStore;
  jobs: ScoringJobs;
  late: LateReadings;
  recordings: Recordings;
  spending: ModelSpending;
  speechSpending: SpeechSpending;
  deadlines: Deadlines;
  counts: CountTelling;
  projection: Projection;
  interview: () => InterviewRecord | undefined;
}

/** Brings the report about: scores what is due, and composes it once an ended interview has no job left. */
export class ReportMaking {
  readonly #given: ReportMakingNeeds;

  constructor(given: ReportMakingNeeds) {
    this.#given = given;
  }

  /** Does all the scoring that is left, without waiting for the alarm; undefined when the interview is gone. */
  async scoreNow(): Promise<ReportState | undefined> {
    const { scoring, jobs, interview } = this.#given;
    if (!interview()) return undefined;
    scoring.hurryJobs(Date.now());
    await jobs.runLast();
    await this.#settle();
    const now = interview();
    return now && this.stateOf(now);
  }

  /** Does what scoring is due; the alarm's part. */
  async scoreDue(): Promise<void> {
    await this.#given.jobs.runDue();
    await this.#settle();
  }

  stateOf(interview: InterviewRecord): ReportState {
    const { scoring, recordings } = this.#given;
    const results = scoring.report();
    if (results) return { status: 'ready', results: { ...results, ...recordings.keptUntil(interview) } };
    return { status: interview.finishedAt === null ? 'in_progress' : 'processing' };
  }

  /** Composes the report, or comes back when the next job is due. */
  async #settle(): Promise<void> {
    const { store, scoring, jobs, late, spending, speechSpending, deadlines, projection, counts } = this.#given;
    const interview = this.#given.interview();
    if (!interview) return;
    const now = Date.now();
    const nextJobAt = jobs.nextAt();
    if (nextJobAt !== undefined) {
      await deadlines.set('scoring', Math.max(nextJobAt, now + 1));
    } else if (interview.finishedAt !== null && !scoring.hasReport()) {
      await late.catchUp();
      if (!this.#given.interview() || scoring.hasReport()) return;
      store.together(() => {
        scoring.saveReport(composeReport(store, scoring, interview));
        store.updateInterview({ ...interview, version: interview.version + 1 });
      });
      spending.log();
      speechSpending.log();
      if ((await projection.tell()) === 'done') await counts.tell();
    }
  }
}
