import type { ScoredQuestion } from '#contract/results.ts';
import { billQuestion } from './bill-question.ts';
import type { JudgeRequest } from './findings.ts';
import { proposeFindings } from './propose-findings.ts';

/** Scores the answer to one question by the embedded judge and the bill. */
export const scoreQuestion = (request: JudgeRequest): ScoredQuestion => billQuestion(request, proposeFindings(request));
