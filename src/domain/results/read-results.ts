import { AXES, DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import {
  count,
  type Loose,
  list,
  meanScore,
  record,
  records,
  score,
  text,
  texts,
  wordOf,
} from '#domain/answers/loose-json.ts';
import { readAcross, readHarder } from './read-across.ts';
import { readPenalty } from './read-penalty.ts';
import { answerOf, readCriteria, readNotScored, readResponses } from './read-response.ts';
import { readByAxis, readTold } from './read-told.ts';
import type { Report, ReportQuestion } from './report.ts';

/**
 * Reads a report in either stored form, the raw one (`overall`, `questions`) or the normalised one (`score_results`,
 * `question_scores`), and fills what is missing. Answers undefined for what is no report.
 */
export function readResults(stored: unknown): Report | undefined {
  const report = record(stored);
  const listed = report.questions ?? report.question_scores;
  if (!Array.isArray(listed)) return undefined;
  const overall = record(report.overall);
  const questions = records(listed).map((question, index) => readQuestion(question, index, report));
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
        .map((item) => ({
          title: text(item.title),
          detail: text(item.detail),
          ...(count(item.question_number) > 0 ? { question_number: count(item.question_number) } : {}),
          ...(text(item.quote) ? { quote: text(item.quote) } : {}),
        }))
        .filter(({ title, detail }) => title !== '' || detail !== '')
        .slice(0, 3),
      exercise: text(overall.exercise),
      ...readAcross(overall.across, questions.length),
      ...readHarder(overall.harder, questions.length),
      ...readBestMoment(overall.best_moment),
      problem_answer: axisMean('problem_answer'),
      conciseness: axisMean('conciseness'),
      structure: axisMean('structure'),
    },
    questions,
    role: text(report.role),
    company: text(report.company),
    style: wordOf([...INTERVIEW_STYLES, ''], report.style, ''),
    length: wordOf([...DURATION_IDS, ''], report.length, ''),
    completed_at: readMoment(report.completed_at),
    engine: text(report.engine),
    engine_version: text(report.engine_version),
    ...readMargin(report.margin),
    ...(text(report.note) ? { note: text(report.note) } : {}),
    ...readAskedAtEnd(report.asked_at_end),
    ...(readMoment(report.recordingsKeptUntil) ? { recordingsKeptUntil: readMoment(report.recordingsKeptUntil) } : {}),
  };
}

function readAskedAtEnd(stored: unknown): Pick<Report, 'asked_at_end'> {
  if (!Array.isArray(stored)) return {};
  return {
    asked_at_end: records(stored).map(({ asked, answered }) => ({ asked: text(asked), answered: text(answered) })),
  };
}

function readQuestion(stored: Loose, index: number, report: Loose): ReportQuestion {
  const overall = record(stored.question_overall);
  const metrics = record(stored.metrics);
  const criteria = record(stored.criteria_scores);
  const said = saidTo(stored, index, report);
  const responses = readResponses(said);
  const mean = (axis: 'problem_answer' | 'conciseness' | 'structure') =>
    meanScore(responses.map((response) => response[axis].score));
  const problemAnswer = readAxis(
    overall.problem_answer,
    stored.problem_answer,
    criteria.relevance,
    mean('problem_answer'),
  );
  const conciseness = readAxis(overall.conciseness, metrics.conciseness, criteria.clarity, mean('conciseness'));
  const structure = readAxis(overall.structure, metrics.structure, criteria.structure, mean('structure'));
  const axes = [problemAnswer, conciseness, structure];
  const own = { summary: text(stored.overall_summary), improvement: text(stored.overall_improvement) };
  // A question without texts of its own has those of its three metrics.
  const has = own.summary !== '' || own.improvement !== '';
  return {
    question_id: text(stored.question_id) || text(stored.id) || `q_${index + 1}`,
    question: text(stored.question),
    ...(text(stored.topic) ? { topic: text(stored.topic) } : {}),
    question_type: text(stored.question_type),
    // What is stored beside the axes may be old; the axes are what the reader can check.
    overall_score: meanScore(axes.map((axis) => axis.overall_score)),
    overall_summary: has ? own.summary : joined(axes.map((axis) => axis.overall_summary)),
    overall_improvement: has ? own.improvement : joined(axes.map((axis) => axis.overall_improvement)),
    question_overall: {
      problem_answer: { ...problemAnswer, criteria: readCriteria(record(overall.problem_answer).criteria) },
      conciseness,
      structure: {
        ...structure,
        penalties: records(record(overall.structure).penalties).map((penalty) => readPenaltyOfAny(penalty, said)),
      },
    },
    responses,
    ...readTold(stored.told, responses),
    ...readAdvice(stored.advice),
    ...readNotScored(stored),
    confidence: typeof stored.confidence === 'number' ? Math.min(1, Math.max(0, stored.confidence)) : 1,
    gates: texts(stored.gates),
    engine: text(stored.engine),
    engine_version: text(stored.engine_version),
  };
}

/** What was said to a question: its responses, else the list under its number, here or at the top of the report. */
function saidTo(stored: Loose, index: number, report: Loose): Loose[] {
  const key = `Q${index + 1}`;
  const keyed = (holder: Loose) => list(record(holder.responses_by_question)[key] ?? holder[key]);
  const lists = [list(stored.responses), keyed(stored), keyed(report), list(stored.sub_questions)];
  const said = lists.find(({ length }) => length > 0) ?? [];
  return said.map((item) => (typeof item === 'string' ? { answer: item } : record(item)));
}

/** An axis of a question; in the normalised form it may be a bare number, or only stand among the criteria. */
function readAxis(raw: unknown, normalised: unknown, criterion: unknown, mean: number) {
  const first = record(raw);
  const second = record(normalised);
  const stored = [first.overall_score, first.score, second.score, normalised, criterion].find(
    (value) => score(value) >= 0,
  );
  return {
    overall_score: stored === undefined ? mean : score(stored),
    overall_summary: text(first.overall_summary ?? second.summary),
    overall_improvement: text(first.overall_improvement ?? second.improvement),
  };
}

/** Structure is judged over all responses of a question: a penalty's words stand in one of them. */
function readPenaltyOfAny(penalty: Loose, said: readonly Loose[]) {
  const placed = said.map((response) => readPenalty(penalty, answerOf(response))).filter(({ quote }) => quote !== '');
  const exact = placed.find(({ start_char: start }) => start === penalty.start_char);
  return exact ?? placed[0] ?? readPenalty(penalty, '');
}

function readAdvice(stored: unknown): Pick<ReportQuestion, 'advice'> {
  if (!Array.isArray(stored)) return {};
  const advice = records(stored)
    .map((item) => ({
      title: text(item.title),
      detail: text(item.detail),
      quote: text(item.quote),
      gains: Math.min(100, count(item.gains)),
      ...axisOf(item.axis),
      ...(Array.isArray(item.also) ? { also: readByAxis(item.also, 'gains') } : {}),
    }))
    // What is counted costs nothing on any axis; what names one and gives back nothing is no advice.
    .filter(({ title, gains, axis }) => title !== '' && (gains > 0 || axis === undefined))
    .slice(0, 3);
  return { advice };
}

const axisOf = (stored: unknown) => {
  const axis = AXES.find((each) => each === stored);
  return axis ? { axis } : {};
};

function readBestMoment(stored: unknown): Pick<Report['overall'], 'best_moment'> {
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

function readMargin(stored: unknown): Pick<Report, 'margin'> {
  const { problem_answer, conciseness, structure } = record(stored);
  if (typeof problem_answer !== 'number' || typeof conciseness !== 'number' || typeof structure !== 'number') return {};
  return { margin: { problem_answer, conciseness, structure } };
}

/** A moment as it is written; '' for what no calendar knows. */
const readMoment = (stored: unknown): string => (Number.isNaN(Date.parse(text(stored))) ? '' : text(stored));

const joined = (sentences: readonly string[]): string => [...new Set(sentences.filter(Boolean))].join(' ');
