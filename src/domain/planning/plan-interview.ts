import type { InterviewPlan, JobProfile } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { findInsufficiency, type Insufficiency } from './judge-sufficiency.ts';
import { planQuestions } from './plan-questions.ts';
import { readPosting } from './read-posting.ts';

export type PlanOutcome = { sufficient: true; plan: InterviewPlan } | { sufficient: false; reason: Insufficiency };

/** Plans an interview from a pasted text: the same text always gets the same questions. */
export function planInterview(input: { text: string; style: InterviewStyle; length: DurationId }): PlanOutcome {
  const reading = readPosting(input.text);
  const reason = findInsufficiency(reading);
  if (reason) return { sufficient: false, reason };
  const { profile } = reading;
  const { style, length } = input;
  const questions = planQuestions(reading, style, length, seedOf(input.text));
  return { sufficient: true, plan: { profile, style, length, greeting: greetingFor(profile), questions } };
}

function greetingFor({ role, company }: JobProfile): string {
  const where = company ? ` at ${company}` : '';
  return `Hello, and welcome. This is a practice interview for the ${role} role${where}. Take your time with each answer.`;
}

/** A small number that depends on every character of the text. */
function seedOf(text: string): number {
  let seed = 0;
  for (let i = 0; i < text.length; i++) seed = (seed * 31 + text.charCodeAt(i)) >>> 0;
  return seed;
}
