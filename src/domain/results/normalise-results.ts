import type { Criterion, InterviewResults, Penalty, ScoredQuestion, ScoredResponse } from '#contract/results.ts';
import { INTERVIEW_STYLES, QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import {
  count,
  type Loose,
  meanScore,
  record,
  records,
  score,
  text,
  texts,
  wordOf,
} from '#domain/answers/loose-json.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { readPenalty } from './read-penalty.ts';

/**
 * Reads a report in either stored form, the raw one (`overall`, `questions`) or the normalised one (`score_results`,
 * `question_scores`), and fills what is missing. Answers undefined for what is no report.
 */
export function normaliseResults(stored: unknown): InterviewResults | undefined {
  const report = record(stored);
  const list = report.questions ?? report.question_scores;
  if (!Array.isArray(list)) return undefined;
  const overall = record(report.overall);
  const questions = records(list).map(readQuestion);
  const axisMean = (axis: 'problem_answer' | 'conciseness' | 'structure') =>
    overall[axis] === undefined
      ? meanScore(questions.map((question) => question.question_overall[axis].overall_score))
      : score(overall[axis]);
  const storedScore = score(overall.score ?? report.score_results);
  return {
    interview_id: text(report.interview_id),
    overall: {
      score: storedScore < 0 ? meanScore(questions.map((question) => question.overall_score)) : storedScore,
      headline: text(overall.headline),
      summary: text(overall.summary ?? report.summary_results),
      improvement: text(overall.improvement ?? report.improvement_results),
      strength: text(overall.strength),
      advice: records(overall.advice)
        .slice(0, 3)
        .map((item) => ({
          title: text(item.title),
          detail: text(item.detail),
          ...(count(item.question_number) > 0 ? { question_number: count(item.question_number) } : {}),
          ...(text(item.quote) ? { quote: text(item.quote) } : {}),
        })),
      exercise: text(overall.exercise),
      ...readBestMoment(overall.best_moment),
      problem_answer: axisMean('problem_answer'),
      conciseness: axisMean('conciseness'),
      structure: axisMean('structure'),
    },
    questions,
    role: text(report.role),
    company: text(report.company),
    style: wordOf(INTERVIEW_STYLES, report.style, 'normal'),
    length: parseLength(report.length) ?? DEFAULT_DURATION,
    completed_at: text(report.completed_at),
    engine: text(report.engine),
    engine_version: text(report.engine_version),
    ...readMargin(report.margin),
    ...(text(report.note) ? { note: text(report.note) } : {}),
  };
}

function readQuestion(stored: Loose, index: number): ScoredQuestion {
  const overall = record(stored.question_overall);
  const metrics = record(stored.metrics);
  const problemAnswer = readAxis(overall.problem_answer, stored.problem_answer);
  const conciseness = readAxis(overall.conciseness, metrics.conciseness);
  const structure = readAxis(overall.structure, metrics.structure);
  return {
    question_id: text(stored.question_id) || `q_${index + 1}`,
    question: text(stored.question),
    question_type: readQuestionType(stored.question_type),
    // What is stored beside the axes may be old; the axes are what the reader can check.
    overall_score: meanScore([problemAnswer.overall_score, conciseness.overall_score, structure.overall_score]),
    overall_summary: text(stored.overall_summary),
    overall_improvement: text(stored.overall_improvement),
    question_overall: {
      problem_answer: { ...problemAnswer, criteria: readCriteria(record(overall.problem_answer).criteria) },
      conciseness,
      structure: {
        ...structure,
        penalties: records(record(overall.structure).penalties).map((penalty) => readPenaltyOfAny(penalty, stored)),
      },
    },
    responses: records(stored.responses).map(readResponse),
    ...readAdvice(stored.advice),
    ...readNotScored(stored),
    confidence: typeof stored.confidence === 'number' ? Math.min(1, Math.max(0, stored.confidence)) : 1,
    gates: texts(stored.gates),
    engine: text(stored.engine),
    engine_version: text(stored.engine_version),
  };
}

/** An axis of a question; in the normalised form it may be a bare number. */
function readAxis(raw: unknown, normalised: unknown) {
  const first = record(raw);
  const second = record(normalised);
  return {
    overall_score: score(first.overall_score ?? second.score ?? normalised),
    overall_summary: text(first.overall_summary ?? second.summary),
    overall_improvement: text(first.overall_improvement ?? second.improvement),
  };
}

/** Structure is judged over all responses of a question: a penalty's words stand in one of them. */
function readPenaltyOfAny(penalty: Loose, question: Loose): Penalty {
  const placed = records(question.responses)
    .map((response) => readPenalty(penalty, answerOf(response)))
    .filter(({ quote }) => quote !== '');
  const exact = placed.find(({ start_char: start }) => start === penalty.start_char);
  return exact ?? placed[0] ?? readPenalty(penalty, '');
}

const answerOf = (response: Loose): string => text(response.answer ?? response.response_text ?? response.response);

function readResponse(stored: Loose, index: number): ScoredResponse {
  const answer = answerOf(stored);
  const number = count(stored.response_number ?? stored.follow_up ?? stored.index ?? index);
  const problemAnswer = record(stored.problem_answer);
  const conciseness = record(stored.conciseness);
  const structure = record(stored.structure);
  const judged = (axis: Loose) => ({
    score: score(axis.score),
    summary: text(axis.summary),
    improvement: text(axis.improvement),
  });
  return {
    question: text(stored.question) || (number === 0 ? 'Main response' : `Follow-up #${number}`),
    asked: text(stored.asked),
    answer,
    response_number: number,
    problem_answer: { ...judged(problemAnswer), criteria: readCriteria(problemAnswer.criteria) },
    conciseness: {
      ...judged(conciseness),
      penalties: records(conciseness.penalties).map((penalty) => readPenalty(penalty, answer)),
    },
    structure: {
      ...judged(structure),
      expected_structure: texts(structure.expected_structure),
      question_type: readQuestionType(structure.question_type),
      detected_structures: texts(structure.detected_structures),
      penalties: records(structure.penalties).map((penalty) => readPenalty(penalty, answer)),
      ...readPartSpans(structure.spans, answer),
    },
    ...readNotScored(stored),
  };
}

/** Absent where nothing was kept, as in older and foreign reports. */
function readPartSpans(stored: unknown, answer: string): Pick<ScoredResponse['structure'], 'spans'> {
  if (!Array.isArray(stored)) return {};
  const spans = records(stored)
    .map((span) => ({ part: text(span.part), start_char: count(span.start_char), end_char: count(span.end_char) }))
    .filter(({ start_char, end_char }) => start_char < end_char && end_char <= answer.length);
  return { spans };
}

function readAdvice(stored: unknown): Pick<ScoredQuestion, 'advice'> {
  if (!Array.isArray(stored)) return {};
  const advice = records(stored)
    .map((item) => ({
      title: text(item.title),
      detail: text(item.detail),
      quote: text(item.quote),
      gains: Math.min(100, count(item.gains)),
    }))
    .filter(({ title, gains }) => title !== '' && gains > 0)
    .slice(0, 3);
  return { advice };
}

function readBestMoment(stored: unknown): Pick<InterviewResults['overall'], 'best_moment'> {
  const moment = record(stored);
  const [start, end] = [count(moment.start_char), count(moment.end_char)];
  if (text(moment.question_id) === '' || start >= end) return {};
  return {
    best_moment: {
      question_id: text(moment.question_id),
      response_number: count(moment.response_number),
      start_char: start,
      end_char: end,
      reason: text(moment.reason),
    },
  };
}

function readMargin(stored: unknown): Pick<InterviewResults, 'margin'> {
  const margin = record(stored);
  const { problem_answer, conciseness, structure } = margin;
  if (typeof problem_answer !== 'number' || typeof conciseness !== 'number' || typeof structure !== 'number') return {};
  return { margin: { problem_answer, conciseness, structure } };
}

const readCriteria = (stored: unknown): Criterion[] =>
  records(stored).map((row) => ({
    id: text(row.id) as Criterion['id'],
    label: text(row.label),
    points: typeof row.points === 'number' ? row.points : 0,
    max: count(row.max),
    quote: text(row.quote),
  }));

const readQuestionType = (stored: unknown): QuestionType => QUESTION_TYPES.find((type) => type === stored) ?? 'general';

function readNotScored(stored: Loose): Pick<ScoredResponse, 'not_scored'> {
  const { reason, message } = record(stored.not_scored);
  const known = (['too_short', 'language', 'not_heard'] as const).find((each) => each === reason);
  return known ? { not_scored: { reason: known, message: text(message) } } : {};
}
