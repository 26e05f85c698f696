import { CRITERIA } from './bill-criteria.ts';
import type { AnswerFindings, Axis, CriterionFinding, CriterionId } from './findings.ts';
import type { Scale, ScoringWeights } from './scoring-weights.ts';
import { sum } from './sum.ts';

/** The score that readers give as often as the engine gives this sum. */
export function onReadersScale(value: number, { raw, score }: Scale): number {
  const next = raw.findIndex((knot) => value <= knot);
  if (next === 0) return score[0] ?? value;
  if (next === -1) return score.at(-1) ?? value;
  const [a = 0, b = 0] = [raw[next - 1], raw[next]];
  const [from = 0, to = 0] = [score[next - 1], score[next]];
  return from + ((value - a) / (b - a)) * (to - from);
}

/** What an axis comes to before it is brought to the scale of readers. */
export const rawScores = (findings: AnswerFindings): Record<Axis, number> => ({
  problem_answer:
    sum(findings.criteria, ({ id, level }) => CRITERIA[id].max * level) -
    sum(findings.problemAnswer, ({ points }) => points) -
    findings.rest.problem_answer,
  conciseness: 100 - sum(findings.conciseness, ({ points }) => points) - findings.rest.conciseness,
  structure: 100 - sum(findings.structure, ({ points }) => points) - findings.rest.structure,
});

/** Brings what was added up to the scale of readers. */
export function calibrated(
  findings: AnswerFindings,
  scales: ScoringWeights['scales'],
  missing: ReadonlySet<CriterionId>,
): AnswerFindings {
  const raw = rawScores(findings);
  const wanted = (axis: Axis) => onReadersScale(raw[axis], scales[axis]);
  return brought(
    findings,
    { problem_answer: wanted('problem_answer'), conciseness: wanted('conciseness'), structure: wanted('structure') },
    missing,
  );
}

/**
 * Brings each axis to a score. What the proved rows do not come to stands in the rest; where they come to more than the
 * score leaves, they are scaled down together, with `unsaid`, what is taken from the structure for parts that are told
 * weakly and that no row speaks of.
 */
export function brought(
  findings: AnswerFindings,
  wanted: Record<Axis, number>,
  missing: ReadonlySet<CriterionId>,
  unsaid = 0,
): AnswerFindings {
  const score = (axis: Axis) => Math.min(100, Math.max(0, wanted[axis]));
  const conciseness = provedAndRest(findings.conciseness, 100 - score('conciseness'));
  const structure = provedAndRest(findings.structure, 100 - score('structure'), unsaid);
  const taken = sum(findings.problemAnswer, ({ points }) => points);
  const earned = raiseTo(findings.criteria, score('problem_answer') + taken, missing);
  const rest = sum(earned, ({ id, level }) => CRITERIA[id].max * level) - taken - score('problem_answer');
  return {
    ...findings,
    criteria: earned,
    conciseness: conciseness.rows,
    structure: structure.rows,
    rest: { problem_answer: Math.max(0, rest), conciseness: conciseness.rest, structure: structure.rest },
  };
}

function provedAndRest<Row extends { points: number }>(rows: readonly Row[], loss: number, unsaid = 0) {
  const proved = sum(rows, ({ points }) => points);
  const share = Math.min(1, loss / Math.max(1e-9, proved + unsaid));
  return {
    rows: rows.map((row) => ({ ...row, points: row.points * share })),
    rest: Math.max(0, loss - proved * share),
  };
}

/** What is surely missing earns nothing; the other criteria rise up to their most, until the sum is there. */
function raiseTo(
  criteria: readonly CriterionFinding[],
  wanted: number,
  missing: ReadonlySet<CriterionId>,
): CriterionFinding[] {
  const levels = criteria.map((each) => (missing.has(each.id) ? { ...each, level: 0, quote: '' } : each));
  const earned = sum(levels, ({ id, level }) => CRITERIA[id].max * level);
  const room = sum(levels, ({ id, level }) => (missing.has(id) ? 0 : CRITERIA[id].max * (1 - level)));
  if (earned >= wanted || room <= 0) return levels;
  const share = Math.min(1, (wanted - earned) / room);
  return levels.map((each) =>
    missing.has(each.id) ? each : { ...each, level: each.level + share * (1 - each.level) },
  );
}
