import { planInterview } from '#domain/planning/plan-interview.ts';
import type { Planner } from '#engines/planner.ts';

/** Plans by the product's own rules. */
export const embeddedPlanner: Planner = {
  name: 'embedded',
  plan: async (request) => ({ outcome: planInterview(request), warnings: [] }),
};
