import type { ScoredQuestion } from '#contract/results.ts';
import type { JudgeRequest } from './findings.ts';

/** The same question without what was said to a probe; undefined where nobody asked on, or nothing else was said. */
export function withoutProbe(request: JudgeRequest): JudgeRequest | undefined {
  const responses = request.responses.filter(({ isProbe }) => !isProbe);
  return responses.length === 0 || responses.length === request.responses.length
    ? undefined
    : { ...request, responses };
}

/**
 * Whoever was asked on after a complete answer can only gain by it: on each axis the better of with and without counts,
 * with its own rows. The answer to the probe comes last, so that every place in the text is the same in both.
 */
export function betterOfBoth(whole: ScoredQuestion, bare: ScoredQuestion): ScoredQuestion {
  const better = <Axis extends { overall_score: number }>(one: Axis, other: Axis): Axis =>
    other.overall_score > one.overall_score ? other : one;
  const question_overall = {
    problem_answer: better(whole.question_overall.problem_answer, bare.question_overall.problem_answer),
    conciseness: better(whole.question_overall.conciseness, bare.question_overall.conciseness),
    structure: better(whole.question_overall.structure, bare.question_overall.structure),
  };
  const scores = Object.values(question_overall).map(({ overall_score }) => overall_score);
  const said = bare.overall_score > whole.overall_score ? bare : whole;
  return {
    ...whole,
    overall_score: Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length),
    overall_summary: said.overall_summary,
    overall_improvement: said.overall_improvement,
    question_overall,
    ...(said.advice ? { advice: said.advice } : {}),
  };
}
