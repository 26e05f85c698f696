import type { Weights } from './ranking.ts';

/** What `npm run fit` learns of reading postings. */
export interface PlanningWeights {
  /** How much each thing that can be counted speaks for a title being the job's, and for a name being the employer's. */
  role: Weights;
  company: Weights;
  /** How much each speaks for a family of work being the job's. */
  family: Weights;
  /** How much each speaks for a text being enough to plan from. */
  enough: Weights;
  /**
   * A name is said, a family's questions asked (where its titles share no word with the role's, only by `familyUntitled`), and a text planned from,
   * when it is at least so likely.
   */
  surely: { company: number; family: number; familyUntitled: number; enough: number };
}
