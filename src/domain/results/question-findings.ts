import type { Penalty } from '#contract/results.ts';
import type { Axis } from '#contract/words.ts';
import { meritOfCriterion, whyTaken } from '#domain/scoring/criterion-words.ts';
import { findWords } from './find-words.ts';
import type { Finding, Place } from './finding.ts';
import type { ReportCriterion, ReportQuestion } from './report.ts';
import { isTheRest } from './the-rest.ts';

/** The findings of one bill: that of a response, or of all responses together. */
export interface FoundTogether {
  /** The response by its place in the list; undefined for all of them together. */
  response: number | undefined;
  score: number;
  findings: Finding[];
}

/**
 * What was found on one axis. Conciseness is judged a response. Problem answer and structure are judged over everything
 * that was said to the question, and a response only where a report knows no more.
 */
export function questionFindings(question: ReportQuestion, axis: Axis): FoundTogether[] {
  const { problem_answer: problemAnswer, structure } = question.question_overall;
  if (axis === 'problem_answer' && hasOf(problemAnswer.criteria, question, (each) => each.problem_answer.criteria)) {
    const findings = problemAnswer.criteria.map((row) => ofCriterion(row, question));
    return [{ response: undefined, score: problemAnswer.overall_score, findings }];
  }
  if (axis === 'structure' && hasOf(structure.penalties, question, (each) => each.structure.penalties)) {
    const findings = structure.penalties.map((penalty) => ofPenalty(axis, penalty, placesOfAny(penalty, question)));
    return [{ response: undefined, score: structure.overall_score, findings }];
  }
  return question.responses.map((response, index) => ({
    response: index,
    score: response[axis].score,
    findings:
      axis === 'problem_answer'
        ? response.problem_answer.criteria.map((row) => ofCriterion(row, question, index))
        : response[axis].penalties.map((penalty) =>
            ofPenalty(axis, penalty, placesIn(index, response.answer, penalty)),
          ),
  }));
}

/** Whether the question's own list tells it all: it has one, or no response has. */
const hasOf = (
  own: readonly unknown[],
  { responses }: ReportQuestion,
  listOf: (response: ReportQuestion['responses'][number]) => readonly unknown[],
): boolean => own.length > 0 || responses.every((response) => listOf(response).length === 0);

function ofPenalty(axis: Axis, penalty: Penalty, places: Place[]): Finding {
  if (isTheRest(penalty)) return ofTheRest(axis, penalty);
  const { label, points, mark_value: tone, reason, suggestion } = penalty;
  return { axis, label: label || 'Deduction', points, max: 0, tone, reason, suggestion, places };
}

/** It is no mark and no advice, whatever stands in its row. */
const ofTheRest = (axis: Axis, { label, points }: { label: string; points: number }): Finding => ({
  axis,
  label,
  points: Math.abs(points),
  max: 0,
  tone: 'grey',
  reason: '',
  suggestion: '',
  places: [],
});

/** From this share on a criterion has earned enough to need no advice. */
const MUCH = 0.8;
/** What is said of words that earned less. */
const PARTLY = 'These words earn part of it.';

function ofCriterion(row: ReportCriterion, question: ReportQuestion, only?: number): Finding {
  if (isTheRest(row)) return ofTheRest('problem_answer', row);
  const isEarned = row.max > 0;
  const place = row.quote === '' ? undefined : placeOf(row.quote, question, only);
  return {
    axis: 'problem_answer',
    label: row.label,
    points: isEarned ? Math.max(0, row.points) : Math.abs(row.points),
    max: row.max,
    tone: isEarned ? 'good' : 'grey',
    reason: reasonOf(row, place !== undefined),
    suggestion: '',
    places: place ? [place] : [],
  };
}

function reasonOf({ id, label, points, max }: ReportCriterion, isShown: boolean): string {
  if (max === 0) return whyTaken(label);
  if (isShown) return points >= MUCH * max ? meritOfCriterion(id) : PARTLY;
  return '';
}

function placeOf(quote: string, { responses }: ReportQuestion, only?: number): Place | undefined {
  for (const [response, { answer }] of responses.entries()) {
    const found = only === undefined || only === response ? findWords(answer, quote) : undefined;
    if (found) return { response, ...found };
  }
  return undefined;
}

/** A penalty of the whole question does not say in which response its words stand: where exactly they are. */
function placesOfAny(penalty: Penalty, { responses }: ReportQuestion): Place[] {
  if (penalty.quote === '') return [];
  const holds = ({ answer }: { answer: string }) =>
    answer.slice(penalty.start_char, penalty.end_char) === penalty.quote;
  const named = responses.findIndex(
    (response) =>
      holds(response) &&
      response.structure.penalties.some(
        (own) => own.label === penalty.label && own.start_char === penalty.start_char && own.quote === penalty.quote,
      ),
  );
  const index = named >= 0 ? named : responses.findIndex(holds);
  const response = responses[index];
  return response ? placesIn(index, response.answer, penalty) : [];
}

function placesIn(response: number, answer: string, { quote, start_char, end_char, more = [] }: Penalty): Place[] {
  if (quote === '') return [];
  return [{ start_char, end_char }, ...more]
    .filter((place) => place.start_char < place.end_char && place.end_char <= answer.length)
    .map((place) => ({ response, start: place.start_char, end: place.end_char }))
    .sort((a, b) => a.start - b.start);
}
