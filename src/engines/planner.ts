import type { InterviewPlan } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import type { NamedJob } from '#domain/planning/read-posting.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

export interface PlanRequest {
  /** What was pasted or chosen. */
  text: string;
  style: InterviewStyle;
  length: DurationId;
  /** The same text, style, length and seed give the same questions, as far as the engine can. */
  seed: number;
  /** The job as the candidate names it, whatever the text says. */
  named?: NamedJob;
}

/** A refusal may carry words for the visitor. */
export type PlanOutcome =
  | { sufficient: true; plan: InterviewPlan }
  | { sufficient: false; reason: string; message?: string };

/** The port to what reads a posting and plans the questions. */
export interface Planner {
  readonly name: string;
  plan(request: PlanRequest, call: EngineCall): Promise<EngineAnswer & { outcome: PlanOutcome }>;
}
