import type { PlannedQuestion } from '#contract/interview.ts';
import type { ScoredQuestion } from '#contract/results.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

export interface JudgeRequest {
  question: PlannedQuestion;
  role: string;
  company: string;
  /** The main response first, then one a follow-up. */
  responses: readonly { asked: string; answer: string }[];
}

/** The port to what judges the answers to one question. */
export interface Judge {
  readonly name: string;
  judge(request: JudgeRequest, call: EngineCall): Promise<EngineAnswer & { scored: ScoredQuestion }>;
}
