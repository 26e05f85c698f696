import { z } from 'zod';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import { readCorpusFile } from './corpus.ts';
import { AXES, type Axis, requestOf } from './labelled-corpus.ts';

const VOICES = ['professional', 'trade', 'learner'] as const;
const triples = z.array(
  z.object({
    id: z.string(),
    type: z.string(),
    question: z.string(),
    role: z.string(),
    company: z.string().default(''),
    answers: z.object({ professional: z.string(), trade: z.string(), learner: z.string() }),
  }),
);

/**
 * The same content said by a professional, a tradesperson and a learner of English: by how many points each voice is
 * above the professional on average, and how far apart two voices of one triple are on average.
 */
export function measureFairness(weights: ScoringWeights): Record<'trade' | 'learner', Record<Axis, number>> {
  const scored = readCorpusFile('triples', triples).map(({ question, type, role, company, answers }) =>
    VOICES.map(
      (voice) =>
        scoreQuestion(requestOf({ question, type, role, company, answer: answers[voice] }), weights).question_overall,
    ),
  );
  const over = (voice: number) =>
    Object.fromEntries(
      AXES.map((axis) => {
        const differences = scored.map(
          (voices) => (voices[voice]?.[axis].overall_score ?? 0) - (voices[0]?.[axis].overall_score ?? 0),
        );
        return [axis, differences.reduce((sum, value) => sum + value, 0) / differences.length];
      }),
    ) as Record<Axis, number>;
  return { trade: over(1), learner: over(2) };
}
