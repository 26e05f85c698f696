import model from '#models/planning.json' with { type: 'json' };
import type { PlanningWeights } from './planning-weights.ts';

/** What `npm run fit -- planning` learned. */
export const fittedPlanning = model.weights as unknown as PlanningWeights;
