import type { Criterion, NotScored, Penalty, ScoredQuestion, ScoredResponse } from '#contract/results.ts';
import { countBefore, type Deduction, writeBill } from './bill.ts';
import { billCriteria, totalOf } from './bill-criteria.ts';
import type { AnswerFindings, Axis, Ceiling, JudgeRequest, QuestionFindings, ResponseFindings } from './findings.ts';
import { trueOfShape, trueOfWords } from './give-over.ts';
import { notAnswered } from './not-answered.ts';
import { questionAdvice } from './question-advice.ts';
import { DETECTED_FROM, partOfLabel, partsAskedFor } from './question-type.ts';
import { sum } from './sum.ts';
import {
  addedToShape,
  billImprovement,
  concisenessSummary,
  criteriaImprovement,
  criteriaSummary,
  FEWEST_POINTS,
  structureSummary,
} from './texts.ts';
import { wholePoints } from './whole-points.ts';

type Request = Pick<JudgeRequest, 'question' | 'responses'>;

/**
 * Makes scores of what a judge found: whoever judged, this is the only place that totals, and every row adds up. `left`
 * says why nothing was said to a question; it is left out, and its number stays.
 */
export function billQuestion(
  { question, responses }: Request,
  findings: QuestionFindings,
  left: NotScored = notAnswered('nothing_said'),
): ScoredQuestion {
  const billed = responses.map(({ asked, answer }, number) =>
    billResponse(question, asked, answer, number, findings.responses[number]),
  );
  const scored = asPartsOfOne(billed, findings.union);
  const counted = scored.filter((response) => !response.not_scored);
  const base = {
    question_id: question.id,
    question: question.text,
    question_type: question.type,
    responses: scored,
    gates: [...new Set(findings.responses.flatMap((each) => ('gates' in each ? each.gates : [])))],
    engine: findings.engine,
    engine_version: findings.engineVersion,
  };
  const { union } = findings;
  if (counted.length === 0 || !union)
    return { ...base, ...withoutScore(scored.length > 0 ? scored[0]?.not_scored : left) };

  const text = counted.map(({ answer }) => answer).join('\n');
  const answered = { type: question.type, text };
  const { criteria, structure } = billAnswer(text, union);
  const problemAnswer = totalOf(criteria);
  const totalWords = sum(counted, wordsOf);
  const conciseness = Math.round(
    sum(counted, (response) => response.conciseness.score * wordsOf(response)) / totalWords,
  );
  const penalties = structure.penalties.map((penalty) => placeInResponse(penalty, counted));
  const longest = counted.reduce((a, b) => (wordsOf(b) > wordsOf(a) ? b : a));
  const expected = partsAskedFor(question.type, question.text);
  const shape = structureSummary(expected, detectedIn(union), { score: structure.score, penalties });
  const weakest = [
    { score: problemAnswer, improvement: criteriaImprovement(criteria, answered) },
    { score: conciseness, improvement: longest.conciseness.improvement },
    { score: structure.score, improvement: billImprovement(penalties) },
  ].sort((a, b) => a.score - b.score);
  return {
    ...base,
    overall_score: Math.round((problemAnswer + conciseness + structure.score) / 3),
    overall_summary: shape,
    overall_improvement: weakest[0]?.improvement ?? '',
    question_overall: {
      problem_answer: {
        overall_score: problemAnswer,
        overall_summary: criteriaSummary(criteria),
        overall_improvement: criteriaImprovement(criteria, answered),
        criteria,
      },
      conciseness: {
        overall_score: conciseness,
        overall_summary: longest.conciseness.summary,
        overall_improvement: longest.conciseness.improvement,
      },
      structure: {
        overall_score: structure.score,
        overall_summary: shape,
        overall_improvement: billImprovement(penalties),
        penalties,
      },
    },
    confidence: findings.confidence,
    advice: questionAdvice(criteria, longest.conciseness.penalties, wordsOf(longest) / totalWords, penalties, answered),
  };
}

/** Where several responses make one shape, each says what it adds to it, and asks for nothing that another one tells. */
function asPartsOfOne(billed: readonly ScoredResponse[], union: AnswerFindings | undefined): ScoredResponse[] {
  if (!union || billed.filter((response) => !response.not_scored).length < 2) return [...billed];
  const open = new Set(
    union.structure.flatMap(({ label, points }) => (points >= FEWEST_POINTS ? [partOfLabel(label)] : [])),
  );
  const isOpen = ({ label }: Penalty) => open.has(partOfLabel(label));
  return billed.map((response) => {
    if (response.not_scored) return response;
    const { structure } = response;
    const summary = addedToShape(structure.expected_structure, structure.detected_structures);
    const improvement = billImprovement(structure.penalties.filter(isOpen));
    return { ...response, structure: { ...structure, summary, improvement } };
  });
}

const wordsOf = (response: ScoredResponse) => Math.max(1, response.answer.split(/\s+/).length);

function billResponse(
  question: Request['question'],
  asked: string,
  answer: string,
  number: number,
  findings: ResponseFindings | undefined,
): ScoredResponse {
  const names = {
    question: number === 0 ? 'Main response' : `Follow-up #${number}`,
    asked,
    answer,
    response_number: number,
  };
  const { type } = question;
  const parts = partsAskedFor(type, question.text);
  const expected = { expected_structure: parts, question_type: type };
  if (!findings || 'notScored' in findings) {
    const notScored = findings?.notScored ?? { reason: 'not_heard' as const, message: NOTHING_HEARD };
    const blank = { score: -1, summary: notScored.message, improvement: '' };
    return {
      ...names,
      problem_answer: { ...blank, criteria: [] },
      conciseness: { ...blank, penalties: [] },
      structure: { ...blank, ...expected, detected_structures: [], penalties: [] },
      not_scored: notScored,
    };
  }
  const { criteria, conciseness, structure } = billAnswer(answer, findings);
  const detected = detectedIn(findings);
  return {
    ...names,
    problem_answer: {
      score: totalOf(criteria),
      summary: criteriaSummary(criteria),
      improvement: criteriaImprovement(criteria, { type: question.type, text: answer }),
      criteria,
    },
    conciseness: {
      ...conciseness,
      summary: concisenessSummary(type, findings.words, conciseness.penalties),
      improvement: billImprovement(conciseness.penalties),
    },
    structure: {
      ...structure,
      ...expected,
      summary: structureSummary(parts, detected, structure),
      improvement: billImprovement(structure.penalties),
      detected_structures: detected,
      spans: findings.parts
        .filter(({ level }) => level >= DETECTED_FROM)
        .flatMap(({ part, spans }) => spans.map(({ start, end }) => ({ part, start_char: start, end_char: end }))),
    },
  };
}

interface AnswerBill {
  criteria: Criterion[];
  conciseness: { score: number; penalties: Penalty[] };
  structure: { score: number; penalties: Penalty[] };
}

function billAnswer(text: string, findings: AnswerFindings): AnswerBill {
  const criteria = billCriteria(findings);
  const waste = trueOfWords(inWholePoints(findings.conciseness));
  const shape = trueOfShape(inWholePoints(findings.structure));
  return {
    criteria,
    conciseness: writeBill(text, withCeilings(waste, findings.ceilings, 'conciseness')),
    structure: writeBill(text, withCeilings(shape, findings.ceilings, 'structure')),
  };
}

function inWholePoints(rows: readonly Deduction[]): Deduction[] {
  const whole = wholePoints(rows.map(({ points }) => points));
  return rows.map((row, i) => ({ ...row, points: whole[i] ?? 0 }));
}

/** Adds the rows that bring an axis down to its ceilings, the lowest of each label. */
function withCeilings(deductions: readonly Deduction[], ceilings: readonly Ceiling[], axis: Axis): Deduction[] {
  const rows = [...deductions];
  const own = ceilings.filter((ceiling) => ceiling.axis === axis);
  for (const label of new Set(own.map((ceiling) => ceiling.label))) {
    const { most, reason, suggestion } = own
      .filter((ceiling) => ceiling.label === label)
      .reduce((low, ceiling) => (ceiling.most < low.most ? ceiling : low));
    const points = 100 - Math.floor(Math.min(100, most)) - sum(rows, (deduction) => Math.round(deduction.points));
    if (points > 0) rows.push({ label, points, spans: [], markValue: 'grey', reason, suggestion });
  }
  return rows;
}

const detectedIn = ({ parts }: AnswerFindings) =>
  parts.filter(({ level }) => level >= DETECTED_FROM).map(({ part }) => part);

/** A penalty found in all responses together points into the one that holds its words; places in others are left out. */
function placeInResponse(penalty: Penalty, responses: readonly ScoredResponse[]): Penalty {
  if (penalty.quote === '') return penalty;
  const { more, ...alone } = penalty;
  let offset = 0;
  for (const { answer } of responses) {
    const start = penalty.start_char - offset;
    const end = penalty.end_char - offset;
    if (start >= 0 && end <= answer.length) {
      const here = (more ?? [])
        .map((place) => ({ start_char: place.start_char - offset, end_char: place.end_char - offset }))
        .filter((place) => place.start_char >= 0 && place.end_char <= answer.length);
      const place = { start_char: start, end_char: end, occurrence_index: countBefore(answer, penalty.quote, start) };
      return { ...alone, ...place, ...(here.length > 0 ? { more: here } : {}) };
    }
    offset += answer.length + 1;
  }
  return { ...alone, quote: '', start_char: 0, end_char: 0, occurrence_index: 0 };
}

const NOTHING_HEARD = 'Nothing was said that could be scored.';

function withoutScore(notScored: ScoredQuestion['not_scored']) {
  const message = notScored?.message ?? NOTHING_HEARD;
  const blank = { overall_score: -1, overall_summary: message, overall_improvement: '' };
  return {
    ...blank,
    question_overall: {
      problem_answer: { ...blank, criteria: [] },
      conciseness: blank,
      structure: { ...blank, penalties: [] },
    },
    not_scored: notScored ?? { reason: 'not_heard' as const, message },
    confidence: 0,
  };
}
