import type { Criterion, NotScored, Penalty, ScoredQuestion, ScoredResponse } from '#contract/results.ts';
import { countWords } from '#domain/reading/words.ts';
import { outlineOf } from '#domain/report/outline.ts';
import { countsSummary, shapeSummary, withTexts } from '#domain/report/question-texts.ts';
import { partsAskedFor } from '#domain/telling/asked-parts.ts';
import { countBefore, type Deduction, writeBill } from './bill.ts';
import { billCriteria, totalOf } from './bill-criteria.ts';
import type { AnswerFindings, Axis, Ceiling, JudgeRequest, QuestionFindings, ResponseFindings } from './findings.ts';
import { notAnswered } from './not-answered.ts';
import { sum } from './sum.ts';
import { wholePoints } from './whole-points.ts';

type Request = Pick<JudgeRequest, 'question' | 'responses'>;

/**
 * Makes scores of what a judge found: whoever judged, this is the only place that totals, and every row adds up. `left`
 * says why nothing was said to a question; it is left out, and its number stays.
 */
export function billQuestion(
  { question, responses: said }: Request,
  findings: QuestionFindings,
  left: NotScored = notAnswered('nothing_said'),
): ScoredQuestion {
  const { told: judgedTold } = findings;
  const responses = judgedTold ? said.map((response, i) => ({ ...response, told: judgedTold[i] ?? {} })) : said;
  const isAlone = findings.responses.filter((each) => !('notScored' in each)).length < 2;
  const scored = responses.map((response, number) =>
    billResponse(question, response, number, findings.responses[number], isAlone),
  );
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
  // Each is of all that was said before it, too.
  const coached = said.findLast((each, number) => each.coached && !scored[number]?.not_scored)?.coached ?? [];
  const { union } = findings;
  if (counted.length === 0 || !union)
    return { ...base, ...withoutScore(scored.length > 0 ? scored[0]?.not_scored : left) };

  const text = counted.map(({ answer }) => answer).join('\n');
  const { criteria, structure } = billAnswer(text, union);
  const problemAnswer = totalOf(criteria);
  const conciseness = Math.round(
    sum(counted, (response) => response.conciseness.score * wordsIn(response)) / sum(counted, wordsIn),
  );
  const penalties = structure.penalties.map((penalty) => placeInResponse(penalty, counted));
  const unwritten = { overall_summary: '', overall_improvement: '' };
  const billed: ScoredQuestion = {
    ...base,
    ...unwritten,
    overall_score: Math.round((problemAnswer + conciseness + structure.score) / 3),
    question_overall: {
      problem_answer: { ...unwritten, overall_score: problemAnswer, criteria },
      conciseness: { ...unwritten, overall_score: conciseness },
      structure: { ...unwritten, overall_score: structure.score, penalties },
    },
    told: outlineOf({
      type: question.type,
      question: question.text,
      responses: responses.map(({ answer, told, gap }, number) => ({
        answer,
        // What has no score tells nothing.
        ...(told && !scored[number]?.not_scored && { told }),
        ...(gap && { gap }),
      })),
      criteria,
      structure: penalties,
    }),
    ...(!findings.words && coached.length > 0 && { coached: [...coached] }),
    ...(findings.words && Object.keys(findings.words).length > 0 && { judged_words: findings.words }),
    confidence: findings.confidence,
  };
  return withTexts(billed);
}

const wordsIn = (response: ScoredResponse) => Math.max(1, countWords(response.answer));

function billResponse(
  question: Request['question'],
  { asked, answer, told, gap }: Request['responses'][number],
  number: number,
  findings: ResponseFindings | undefined,
  isAlone: boolean,
): ScoredResponse {
  const names = {
    question: number === 0 ? 'Main response' : `Follow-up #${number}`,
    asked,
    answer,
    response_number: number,
    ...(gap && gap !== 'none' && { asked_for: gap }),
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
  const { criteria, conciseness, structure } = billAnswer(answer, findings, isAlone);
  const own = outlineOf({
    type,
    question: question.text,
    responses: [{ answer, ...(told && { told }) }],
    criteria,
    structure: structure.penalties,
  });
  const shape = shapeSummary(own);
  return {
    ...names,
    problem_answer: { score: totalOf(criteria), summary: shape, improvement: '', criteria },
    conciseness: { ...conciseness, summary: countsSummary(conciseness.penalties), improvement: '' },
    structure: {
      ...structure,
      ...expected,
      summary: shape,
      improvement: '',
      detected_structures: findings.parts.map(({ part }) => part),
      spans: findings.parts.flatMap(({ part, spans }) =>
        spans.map(({ start, end }) => ({ part, start_char: start, end_char: end })),
      ),
    },
  };
}

interface AnswerBill {
  criteria: Criterion[];
  conciseness: { score: number; penalties: Penalty[] };
  structure: { score: number; penalties: Penalty[] };
}

/** `isWhole`: one of several responses may be short; what that costs is then no row of its own. */
function billAnswer(text: string, findings: AnswerFindings, isWhole = true): AnswerBill {
  const bill = (axis: 'conciseness' | 'structure') => {
    const { rows, rest } = inWholePoints(findings[axis], findings.rest[axis]);
    const all = withCeilings(rows, rest, findings.ceilings, axis);
    if (isWhole) return writeBill(text, all, rest);
    const capped = all.slice(rows.length);
    return writeBill(text, rows, rest + sum(capped, ({ points }) => points));
  };
  return { criteria: billCriteria(findings), conciseness: bill('conciseness'), structure: bill('structure') };
}

function inWholePoints(rows: readonly Deduction[], rest: number): { rows: Deduction[]; rest: number } {
  const whole = wholePoints([...rows.map(({ points }) => points), rest]);
  return { rows: rows.map((row, i) => ({ ...row, points: whole[i] ?? 0 })), rest: whole.at(-1) ?? 0 };
}

/** Adds the rows that bring an axis down to its ceilings, the lowest of each label. */
function withCeilings(
  deductions: readonly Deduction[],
  rest: number,
  ceilings: readonly Ceiling[],
  axis: Axis,
): Deduction[] {
  const rows = [...deductions];
  const own = ceilings.filter((ceiling) => ceiling.axis === axis);
  for (const label of new Set(own.map((ceiling) => ceiling.label))) {
    const { most, reason, suggestion } = own
      .filter((ceiling) => ceiling.label === label)
      .reduce((low, ceiling) => (ceiling.most < low.most ? ceiling : low));
    const points = 100 - Math.floor(Math.min(100, most)) - rest - sum(rows, (deduction) => deduction.points);
    if (points > 0) rows.push({ label, points, spans: [], markValue: 'grey', reason, suggestion });
  }
  return rows;
}

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
