import type { Planner } from './planner.ts';

/** Loads a planner when somebody plans: the rules of planning are large, and most isolates never need them. */
export const lazyPlanner = (name: string, load: () => Promise<Planner>): Planner => ({
  name,
  plan: async (request, call) => (await load()).plan(request, call),
});
