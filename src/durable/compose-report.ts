import type { PlannedQuestion } from '#contract/interview.ts';
import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { marginOf, summariseInterview } from '#domain/scoring/score-interview.ts';
import { type HeardResponse, readResponses } from './responses.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

/**
 * Composes the report of an ended interview from its scores. A question that was passed over between answered ones keeps
 * its place and its number, without a score; what was not asked any more is left out.
 */
export function composeReport(
  store: InterviewStore,
  scoring: ScoringStore,
  interview: InterviewRecord,
): InterviewResults {
  const planned = store.questions();
  const scores = [...scoring.scores()];
  const byIndex = new Map(scores);
  const questions = planned.slice(0, Math.max(-1, ...byIndex.keys()) + 1).map((question, index) => {
    const scored = byIndex.get(index)?.scored ?? withoutAnswer(question);
    return joinTranscript(scored, index, question.topic, readResponses(store, index, scored.question));
  });
  const margin = marginOf(questions.filter(({ responses }) => responses.length > 0));
  const notes = [...new Set(scores.flatMap(([, { warnings }]) => warnings))];
  return {
    interview_id: interview.id,
    overall: summariseInterview(questions, passedOver(planned, interview, questions)),
    questions,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    completed_at: new Date(interview.finishedAt ?? interview.lastActivityAt).toISOString(),
    engine: scores[0]?.[1].scored.engine ?? ENGINE_NAME,
    engine_version: scores[0]?.[1].scored.engine_version ?? ENGINE_VERSION,
    ...(margin ? { margin } : {}),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

/** A question that nothing was said to that counts. */
const withoutAnswer = (question: PlannedQuestion): ScoredQuestion =>
  billQuestion(
    { question, responses: [] },
    { responses: [], union: undefined, confidence: 0, engine: ENGINE_NAME, engineVersion: ENGINE_VERSION },
  );

/** Adds what a question is about, and where its words stand: what joins the report to times and recordings. */
function joinTranscript(
  scored: ScoredQuestion,
  questionIndex: number,
  topic: string | undefined,
  heard: readonly HeardResponse[],
): ScoredQuestion {
  const responses = scored.responses.map((response, i) => {
    const said = heard[i];
    // The words may have been deleted since they were scored.
    const join = said?.answer === response.answer ? { follow_up: said.followUpIndex, sources: said.sources } : {};
    return { ...response, question_index: questionIndex, ...join };
  });
  return { ...scored, ...(topic ? { topic } : {}), responses };
}

/** Questions that the interview went past without anything said to them that counts. */
const passedOver = (
  planned: readonly PlannedQuestion[],
  { progress }: InterviewRecord,
  answered: readonly ScoredQuestion[],
): string[] =>
  planned
    .slice(0, progress.questionIndex)
    .filter(({ id }) => !answered.some(({ question_id, responses }) => question_id === id && responses.length > 0))
    .map(({ text }) => text);
