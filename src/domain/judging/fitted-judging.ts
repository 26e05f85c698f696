import type { Axis } from '#domain/scoring/findings.ts';
import type { Scale } from '#domain/scoring/scoring-weights.ts';
import model from '#models/judging.json' with { type: 'json' };

export type JudgingScales = Record<Axis, Scale>;

/** What is learned from recorded judgements of language models. */
export interface JudgingTable {
  /** Brings the mean of embedded score and verdict, and the counted conciseness, to the scale of readers. */
  scales: JudgingScales;
  /** Within how many points of readers' bands 8 of 10 such scores fall; left out until judgements were recorded. */
  margin?: Record<Axis, number>;
}

/** What `npm run fit -- judging` learned. */
export const fittedJudging = model.weights as JudgingTable;
