import model from '#models/scoring.json' with { type: 'json' };
import type { ScoringWeights } from './scoring-weights.ts';

/** What `npm run fit -- scoring` learned. */
export const fittedScoring = model.weights as unknown as ScoringWeights;
