import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { Judge } from '#engines/judge.ts';

/** Judges by the product's own rules: the same words always get the same score. */
export const embeddedJudge: Judge = {
  name: 'embedded',
  judge: async (request) => ({ scored: scoreQuestion(request), warnings: [] }),
};
