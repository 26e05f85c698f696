import type { Fit } from './fit.ts';
import { fitCases } from './fit-cases.ts';
import { fitEvents } from './fit-events.ts';
import { fitPlanning } from './fit-planning.ts';
import { fitScoring } from './fit-scoring.ts';
import { fitTalk } from './fit-talk.ts';

/** Everything that is learned, in the order in which it is learned. */
// biome-ignore lint/suspicious/noExplicitAny: each fit has weights of its own shape
export const FITS: readonly Fit<any>[] = [fitScoring, fitCases, fitEvents, fitTalk, fitPlanning];
