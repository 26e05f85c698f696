import type { InterviewPlan, PlannedQuestion } from '#contract/interview.ts';
import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import type { ReplyDecision, ReplyInput } from '#domain/interview/conversation.ts';

/**
 * The port to whatever plans, converses and judges. The embedded engine is always there; a language model stands
 * before it and falls back to it.
 */
export interface Interviewer {
  readonly name: string;
  readonly version: string;
  plan(input: { text: string; style: InterviewStyle; length: DurationId; seed: number }): Promise<PlanOutcome>;
  reply(input: ReplyInput): Promise<ReplyDecision>;
  score(input: {
    question: PlannedQuestion;
    role: string;
    company: string;
    responses: { asked: string; answer: string }[];
  }): Promise<ScoredQuestion>;
  summarise(questions: ScoredQuestion[]): Promise<InterviewResults['overall']>;
}

export type PlanOutcome = { sufficient: true; plan: InterviewPlan } | { sufficient: false; reason: string };
