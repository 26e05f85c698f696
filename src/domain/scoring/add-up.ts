import type { QuestionType } from '#contract/words.ts';
import type { AnswerReading } from './answer-features.ts';
import type { Axis, CriterionId } from './findings.ts';
import { expectedParts, type Part, type Role } from './question-type.ts';
import { CRITERION_FEATURES, PART_FEATURES, PART_OF_CRITERION, SHAPE_FEATURES, WASTE_FEATURES } from './scorecards.ts';
import type { Card, ScoringWeights } from './scoring-weights.ts';
import { sum } from './sum.ts';
import { termTable, timesTold } from './weigh-terms.ts';
import { withinLimits } from './within-limits.ts';

type Weighed = Pick<ScoringWeights, 'terms' | 'cards'>;

/** What some features of an answer come to, in points. */
export function featurePoints(reading: AnswerReading, card: Card, names: readonly string[]): number {
  return sum(names, (name) => {
    const weight = (card.weights[name] ?? 0) + (card.weights[`${reading.cardType}:${name}`] ?? 0);
    return weight * (reading.features[name] ?? 0);
  });
}

/** What the words of an answer come to on one axis, by a group of the criteria where they are at home. */
function termPoints<Group extends string>(
  reading: AnswerReading,
  terms: ScoringWeights['terms'],
  axis: Axis,
  groupOf: (home: CriterionId) => Group,
): Map<Group, number> {
  const table = termTable(terms);
  const points = new Map<Group, number>();
  for (const [term, times] of reading.terms.times) {
    const known = table.get(term);
    if (!known) continue;
    const group = groupOf(known.home);
    points.set(group, (points.get(group) ?? 0) + timesTold(axis, times) * reading.terms.scale * known[axis]);
  }
  return points;
}

/** What a group of features and words comes to. */
export function groupSums<Group extends string>(
  reading: AnswerReading,
  weights: Weighed,
  axis: Axis,
  groups: Record<Group, readonly string[]>,
  groupOf: (home: CriterionId) => Group,
): Record<Group, number> {
  const words = termPoints(reading, weights.terms, axis, groupOf);
  const names = Object.keys(groups) as Group[];
  return Object.fromEntries(
    names.map((name) => [name, featurePoints(reading, weights.cards[axis], groups[name]) + (words.get(name) ?? 0)]),
  ) as Record<Group, number>;
}

/** How much of each criterion of problem answer was earned, 0..1. */
export function criterionLevels(
  reading: AnswerReading,
  weights: Weighed,
  maxima: Record<CriterionId, { max: number }>,
): Record<CriterionId, number> {
  const card = weights.cards.problem_answer;
  const sums = groupSums(reading, weights, 'problem_answer', CRITERION_FEATURES, (home) => home);
  const ids = Object.keys(maxima) as CriterionId[];
  const most = ids.map((id) => maxima[id].max);
  const share = card.share[reading.cardType];
  const usual = card.usual[reading.cardType];
  const points = withinLimits(
    ids.map((id) => share * maxima[id].max + sums[id] - (usual[id] ?? 0)),
    most,
  );
  return Object.fromEntries(ids.map((id, i) => [id, (points[i] ?? 0) / maxima[id].max])) as Record<CriterionId, number>;
}

/** How strongly each expected part is there, 0..1. A role that a type of question does not name is part of the action. */
export function partLevels(
  reading: AnswerReading,
  weights: Weighed,
  type: QuestionType,
): { part: Part; level: number }[] {
  const card = weights.cards.structure;
  const parts = expectedParts(type);
  const roleOf = (role: Role): Role => (parts.some((part) => part.role === role) ? role : 'action');
  const sums = groupSums(reading, weights, 'structure', PART_FEATURES, (home) => PART_OF_CRITERION[home]);
  const over: Record<Role, number> = { setup: 0, task: 0, action: 0, outcome: 0 };
  for (const role of Object.keys(sums) as Role[])
    over[roleOf(role)] += sums[role] - (card.usual[reading.cardType][role] ?? 0);
  const most = parts.map(({ weight }) => weight);
  const points = withinLimits(
    parts.map(({ role, weight }) => card.share[reading.cardType] * weight + over[role]),
    most,
  );
  return parts.map((part, i) => ({ part, level: (points[i] ?? 0) / part.weight }));
}

/** What is taken from the shape of an answer, by row. */
export const shapePoints = (reading: AnswerReading, weights: Weighed): Record<keyof typeof SHAPE_FEATURES, number> =>
  rowPoints(reading, weights.cards.structure, SHAPE_FEATURES);

/** What a coach would cut, by row; `loose` is what the words themselves come to. */
export function wastePoints(
  reading: AnswerReading,
  weights: Weighed,
): Record<keyof typeof WASTE_FEATURES | 'loose', number> {
  const card = weights.cards.conciseness;
  const words = sum([...termPoints(reading, weights.terms, 'conciseness', () => 'loose').values()], (points) => points);
  return {
    ...rowPoints(reading, card, WASTE_FEATURES),
    loose: Math.max(0, 100 * (1 - card.share[reading.cardType]) - words),
  };
}

function rowPoints<Row extends string>(
  reading: AnswerReading,
  card: Card,
  rows: Record<Row, readonly string[]>,
): Record<Row, number> {
  const names = Object.keys(rows) as Row[];
  return Object.fromEntries(names.map((row) => [row, featurePoints(reading, card, rows[row])])) as Record<Row, number>;
}
