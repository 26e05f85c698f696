import { count, type Loose, record, records, score, text, texts } from '#domain/answers/loose-json.ts';
import { readPenalty } from './read-penalty.ts';
import type { ReportCriterion, ReportNotScored, ReportResponse } from './report.ts';

/** Reads what was said to one question: the main response and its follow-ups. */
export const readResponses = (said: readonly Loose[]): ReportResponse[] => said.map(readResponse);

export const answerOf = (response: Loose): string =>
  text(response.answer ?? response.response_text ?? response.response);

function readResponse(stored: Loose, index: number): ReportResponse {
  const answer = answerOf(stored);
  const label = text(stored.question);
  const isLabel = LABEL.test(label);
  const number = numberOf(stored, index);
  const problemAnswer = record(stored.problem_answer);
  const conciseness = record(stored.conciseness);
  const structure = record(stored.structure);
  return {
    question: number === 0 ? 'Main response' : `Follow-up #${number}`,
    // Who does not label a response has the question itself there.
    asked: text(stored.asked) || (isLabel ? '' : label),
    answer,
    response_number: number,
    ...readJoin(stored),
    problem_answer: {
      ...readJudged(problemAnswer, stored.problem_answer),
      criteria: readCriteria(problemAnswer.criteria),
    },
    conciseness: {
      ...readJudged(conciseness, stored.conciseness),
      penalties: records(conciseness.penalties).map((penalty) => readPenalty(penalty, answer)),
    },
    structure: {
      ...readJudged(structure, stored.structure),
      expected_structure: readParts(structure.expected_structure),
      question_type: text(structure.question_type),
      detected_structures: readParts(structure.detected_structures),
      penalties: records(structure.penalties).map((penalty) => readPenalty(penalty, answer)),
      ...readPartSpans(structure.spans, answer),
    },
    ...readNotScored(stored),
    ...(typeof stored.asked_for === 'string' && { asked_for: stored.asked_for }),
  };
}

const LABEL = /^\s*(?:main response|follow-?\s?up(?: response)?(?: *#? *\d+)?)\s*$/i;

/**
 * 0 for the main response, then the number of the follow-up. Ours tell where their words come from, and number
 * themselves. Of others only `follow_up`, the label and the place can be trusted.
 */
function numberOf(stored: Loose, index: number): number {
  if (Array.isArray(stored.sources)) return count(stored.response_number);
  if (typeof stored.follow_up === 'number') return count(stored.follow_up);
  const label = text(stored.question);
  if (/^\s*main response\s*$/i.test(label)) return 0;
  const named = LABEL.test(label) ? /\d+/.exec(label)?.[0] : undefined;
  return named === undefined ? index : Number(named);
}

/** A metric of a response; where it is a bare number, that is its score. */
const readJudged = (axis: Loose, stored: unknown) => ({
  score: score(axis.score ?? stored),
  summary: text(axis.summary),
  improvement: text(axis.improvement),
});

/** What joins a response to transcript, times and recordings. */
function readJoin(stored: Loose): Pick<ReportResponse, 'question_index' | 'follow_up' | 'sources'> {
  return {
    ...(typeof stored.question_index === 'number' ? { question_index: count(stored.question_index) } : {}),
    ...(typeof stored.follow_up === 'number' ? { follow_up: count(stored.follow_up) } : {}),
    ...(Array.isArray(stored.sources)
      ? {
          sources: records(stored.sources)
            .map((source) => ({
              entry_id: text(source.entry_id),
              ...readSpan(source),
              ...(text(source.heard) ? { heard: text(source.heard) } : {}),
            }))
            .filter(({ entry_id, start_char, end_char }) => entry_id !== '' && start_char <= end_char),
        }
      : {}),
  };
}

/** Names of parts as a list, or as one text: 'Situation, Task → Action'. */
function readParts(stored: unknown): string[] {
  const parts = typeof stored === 'string' ? stored.split(/\s*(?:[,;|\n>→]|->)\s*/) : texts(stored);
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Absent where nothing was kept, as in older and foreign reports. */
function readPartSpans(stored: unknown, answer: string): Pick<ReportResponse['structure'], 'spans'> {
  if (!Array.isArray(stored)) return {};
  const spans = records(stored)
    .map((span) => ({ part: text(span.part), ...readSpan(span) }))
    .filter(({ start_char, end_char }) => start_char < end_char && end_char <= answer.length);
  return { spans };
}

const readSpan = (stored: Loose) => ({ start_char: count(stored.start_char), end_char: count(stored.end_char) });

export const readCriteria = (stored: unknown): ReportCriterion[] =>
  records(stored).map((row) => ({
    id: text(row.id),
    label: text(row.label),
    points: typeof row.points === 'number' && Number.isFinite(row.points) ? row.points : 0,
    max: count(row.max),
    quote: text(row.quote),
  }));

export function readNotScored(stored: Loose): { not_scored?: ReportNotScored } {
  const { reason, message } = record(stored.not_scored);
  return text(message) || text(reason) ? { not_scored: { reason: text(reason), message: text(message) } } : {};
}
