import type { Part } from '#domain/reading/reading.ts';
import { criterionOf } from '#domain/report/outline.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import type { Told } from '#domain/telling/told.ts';
import { criterionLevels, featurePoints } from './add-up.ts';
import type { AnswerReading } from './answer-features.ts';
import { CRITERIA } from './bill-criteria.ts';
import type { AnswerFindings, CriterionFinding, CriterionId } from './findings.ts';
import { PROFANITY } from './lexicon/spoken-noise.ts';
import { GENERAL_TALK } from './scorecards.ts';
import type { ScoringWeights } from './scoring-weights.ts';

/** How much of each criterion was earned, and the words that surely tell what it asks for. */
export function earnedCriteria(
  text: string,
  reading: AnswerReading,
  told: Told,
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
): CriterionFinding[] {
  const levels = criterionLevels(reading, weights, CRITERIA);
  return (Object.keys(CRITERIA) as CriterionId[]).map((id) => {
    const [best] = Object.entries(told)
      .flatMap(([part, { place, likelihood }]) =>
        place && place.end <= text.length && criterionOf(part as Part) === id ? [{ place, likelihood }] : [],
      )
      .sort((a, b) => b.likelihood - a.likelihood);
    const quote = best ? text.slice(best.place.start, best.place.end) : '';
    // Grief and illness are nobody's achievement either.
    return { id, level: levels[id], quote: isSensitive(quote) ? '' : quote };
  });
}

/** What is taken off whatever was earned: what can be shown, and what all words together come to. */
export function problemAnswerRows(
  text: string,
  reading: AnswerReading,
  weights: Pick<ScoringWeights, 'cards'>,
): { rows: AnswerFindings['problemAnswer']; rest: number } {
  const profanities = text.match(PROFANITY) ?? [];
  return {
    rows: [
      {
        label: 'Strong language',
        points: Math.min(15, 6 * Math.max(0, profanities.length - 1)),
        quote: profanities[0] ?? '',
      },
    ],
    rest: featurePoints(reading, weights.cards.problem_answer, GENERAL_TALK),
  };
}
