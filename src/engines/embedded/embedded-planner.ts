import { planInterview } from '#domain/planning/plan-interview.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import type { Planner } from '#engines/planner.ts';
import { type Banks, banks } from './banks.ts';

/** Plans by the product's own rules, with the bank of the one family that it finds. */
export const plannerByRules = (own: Banks): Planner => ({
  name: 'embedded',
  async plan(request, { signal }) {
    const read = readPosting(request.text, undefined, request.named);
    if (read.insufficiency) return { outcome: { sufficient: false, reason: read.insufficiency }, warnings: [] };
    const { reading, warnings } = await own.addTo(read, signal);
    return { outcome: { sufficient: true, plan: planInterview(reading, request) }, warnings };
  },
});

export const embeddedPlanner = plannerByRules(banks);
