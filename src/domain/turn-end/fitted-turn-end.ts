import model from '#models/turn-end.json' with { type: 'json' };
import type { TurnEndWeights } from './finished-words.ts';

/** What `npm run fit -- turn-end` learned. */
export const fittedTurnEnd: TurnEndWeights = model.weights;
