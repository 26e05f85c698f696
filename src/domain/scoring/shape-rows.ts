import type { QuestionType } from '#contract/words.ts';
import { labelOfPart, missingTexts } from '#domain/report/catalogue.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
import type { Told } from '#domain/telling/told.ts';
import { partLevels, shapePoints } from './add-up.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Deduction } from './bill.ts';
import type { PartFinding } from './findings.ts';
import type { Part } from './question-type.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import { sum } from './sum.ts';

/** A part that is surely missing has at most so much of it. */
const LITTLE = 0.3;

/** What a listener surely misses in the shape of an answer, by row, and what else was taken from it. */
export function readShape(
  reading: AnswerReading,
  { type }: Pick<AnswerEvidence, 'type'>,
  weights: Pick<ScoringWeights, 'terms' | 'cards'>,
  missing: ReadonlySet<string>,
): { rows: Deduction[]; rest: number; restOfShape: number } {
  const levels = partLevels(reading, weights, type);
  const isMissing = ({ part }: { part: Part }) => missing.has(part.name);
  const restOfShape = sum(Object.values(shapePoints(reading, weights)), (points) => points);
  return {
    rows: levels.filter(isMissing).map(({ part, level }) => missingRow(part, Math.min(level, LITTLE))),
    rest:
      restOfShape +
      sum(
        levels.filter((each) => !isMissing(each)),
        ({ part, level }) => part.weight * (1 - level),
      ),
    restOfShape,
  };
}

/** What a part costs that is surely not told. */
export const missingRow = (part: Part, level = 0): Deduction => ({
  label: labelOfPart(part.name),
  points: part.weight * (1 - level),
  spans: [],
  markValue: 'red',
  ...missingTexts(part.name),
});

/** The parts that a text tells, each with the words that tell it best. */
export const toldParts = (type: QuestionType, text: string, question: string, told: Told): PartFinding[] =>
  askedParts(type, question).flatMap(({ part, name }) => {
    const place = told[part]?.place;
    return place && place.end <= text.length ? [{ part: name, spans: [place] }] : [];
  });
