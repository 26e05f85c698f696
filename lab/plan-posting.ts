import { readFileSync } from 'node:fs';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { FAMILIES, GENERAL } from '#domain/planning/knowledge/families.ts';
import type { Bank } from '#domain/planning/knowledge/family.ts';
import { planInterview } from '#domain/planning/plan-interview.ts';
import type { PlanningWeights } from '#domain/planning/planning-weights.ts';
import { type NamedJob, type PostingReading, readPosting } from '#domain/planning/read-posting.ts';
import { type ReadingWithBank, withBank } from '#domain/planning/reading-with-bank.ts';
import type { PlanOutcome } from '#engines/planner.ts';

const FOLDER = new URL('../src/domain/planning/knowledge/questions/', import.meta.url);

/** What the people of each family are asked. */
export const BANKS: ReadonlyMap<string, Bank> = new Map(
  FAMILIES.map(({ id }) => [id, JSON.parse(readFileSync(new URL(`${id}.json`, FOLDER), 'utf8'))]),
);

/** A reading with the bank of its family, which lies beside the program here. */
export const withItsBank = (reading: PostingReading): ReadingWithBank =>
  withBank(reading, BANKS.get(reading.family.id) ?? GENERAL.questions);

/** Plans a text as the embedded engine does, at once. */
export function planPosting(input: {
  text: string;
  style: InterviewStyle;
  length: DurationId;
  seed: number;
  named?: NamedJob | undefined;
  /** What reading has learned; another fit's for measuring. */
  weights?: PlanningWeights;
}): PlanOutcome {
  const reading = readPosting(input.text, input.weights, input.named);
  if (reading.insufficiency) return { sufficient: false, reason: reading.insufficiency };
  return { sufficient: true, plan: planInterview(withItsBank(reading), input) };
}
