import { isDeclined } from './not-answered.ts';

interface Answered {
  overall_score: number;
  not_scored?: { reason: string; message: string } | undefined;
}

/**
 * The place of the question to practise first: one that has no score yet, else the one with most to gain, the first of
 * several. Nobody is sent back to what they chose not to tell, nor to what was our fault. Undefined where there is none.
 */
export function practiseFirst(questions: readonly Answered[]): number | undefined {
  const unscored = questions.findIndex(
    ({ overall_score: score, not_scored }) =>
      score < 0 && not_scored !== undefined && not_scored.reason !== 'not_judged' && !isDeclined(not_scored),
  );
  if (unscored >= 0) return unscored;
  const [weakest] = questions
    .map(({ overall_score: score }, place) => ({ score, place }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => a.score - b.score);
  return weakest?.place;
}
