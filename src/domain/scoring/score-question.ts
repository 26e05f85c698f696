import type { ScoredQuestion } from '#contract/results.ts';
import { billQuestion } from './bill-question.ts';
import type { JudgeRequest } from './findings.ts';
import { fittedScoring } from './fitted-scoring.ts';
import { proposeFindings } from './propose-findings.ts';
import type { ScoringWeights } from './scoring-weights.ts';

/** Scores the answer to one question by the embedded judge and the bill. */
export const scoreQuestion = (request: JudgeRequest, weights: ScoringWeights = fittedScoring): ScoredQuestion =>
  billQuestion(request, proposeFindings(request, weights));
