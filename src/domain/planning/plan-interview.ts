import type { InterviewPlan } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { Chance } from './chance.ts';
import { greetingFor } from './greeting.ts';
import type { Insufficiency } from './judge-sufficiency.ts';
import { planQuestions } from './plan-questions.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { type NamedJob, readPosting } from './read-posting.ts';

export type PlanOutcome = { sufficient: true; plan: InterviewPlan } | { sufficient: false; reason: Insufficiency };

/** Plans an interview from a pasted text: the same text, style, length and seed always get the same questions. */
export function planInterview(input: {
  text: string;
  style: InterviewStyle;
  length: DurationId;
  /** A whole number from 0 on, drawn where the interview is made: the same posting gives another interview next time. */
  seed: number;
  /** Where the candidate named the job: the text is enough then. */
  named?: NamedJob | undefined;
  /** What reading has learned; another fit's for measuring. */
  weights?: PlanningWeights;
}): PlanOutcome {
  const reading = readPosting(input.text, input.weights, input.named);
  const reason = reading.insufficiency;
  if (reason) return { sufficient: false, reason };
  const { profile } = reading;
  const { style, length, seed } = input;
  const questions = planQuestions(reading, style, length, new Chance(seed, input.text));
  return { sufficient: true, plan: { profile, style, length, seed, greeting: greetingFor(profile), questions } };
}
