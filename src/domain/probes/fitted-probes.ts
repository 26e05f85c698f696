import model from '#models/probes.json' with { type: 'json' };
import type { ProbeWeights } from './probe-fits.ts';

/** What `npm run fit -- probes` learned. */
export const FITTED_PROBES: ProbeWeights = model.weights;
