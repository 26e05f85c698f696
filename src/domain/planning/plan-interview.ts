import type { InterviewPlan } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { Chance } from './chance.ts';
import { greetingFor } from './greeting.ts';
import { planQuestions } from './plan-questions.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';

/** Plans an interview from what was read: the same text, bank, style, length and seed always get the same questions. */
export function planInterview(
  reading: ReadingWithBank,
  input: {
    /** As it was pasted. */
    text: string;
    style: InterviewStyle;
    length: DurationId;
    /** A whole number from 0 on, drawn where the interview is made: the same posting gives another interview next time. */
    seed: number;
  },
): InterviewPlan {
  const { profile } = reading;
  const { text, style, length, seed } = input;
  const questions = planQuestions(reading, style, length, new Chance(seed, text));
  return { profile, style, length, seed, greeting: greetingFor(profile), questions };
}
