import { fitProbes } from '#lab/probes/fit-probes.ts';
import { fitTurnEnd } from '#lab/turn-end/fit-turn-end.ts';
import type { Fit } from './fit.ts';
import { fitPlanning } from './fit-planning.ts';
import { fitScoring } from './fit-scoring.ts';

/** What is learned besides reading, which has a file of its own kind. */
// biome-ignore lint/suspicious/noExplicitAny: each fit has weights of its own shape
export const FITS: readonly Fit<any>[] = [fitScoring, fitPlanning, fitTurnEnd, fitProbes];
