import type { PlannedQuestion } from '#contract/interview.ts';
import type { InterviewResults, NotScored, ScoredQuestion } from '#contract/results.ts';
import { askedAtEnd, beforeInvite } from '#domain/interview/invite.ts';
import { furthestIndex } from '#domain/interview/progress.ts';
import { whyLeft } from '#domain/interview/why-left.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { marginOf } from '#domain/scoring/margin.ts';
import { NOT_ASKED, notAnswered } from '#domain/scoring/not-answered.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { type HeardResponse, readResponses } from './responses.ts';
import type { ScoringStore } from './scoring-store.ts';

/**
 * Composes the report of an ended interview from its scores. A question that was passed over keeps its place and its
 * number, without a score and with why; what was not asked any more is left out.
 */
export function composeReport(
  store: InterviewStore,
  scoring: ScoringStore,
  interview: InterviewRecord,
): InterviewResults {
  const planned = store.questions();
  const scores = [...scoring.scores()];
  const byIndex = new Map(scores);
  const last = Math.max(lastAsked(store, interview), ...byIndex.keys());
  const questions = planned.slice(0, last + 1).map((question, index) => {
    const scored = byIndex.get(index)?.scored ?? withoutAnswer(store, question, index);
    return joinTranscript(scored, index, question.topic, readResponses(store, index, scored.question));
  });
  const margin = marginOf(questions.filter(({ responses }) => responses.length > 0));
  const asked = askedAtEnd(store.entries());
  const notes = [...new Set(scores.flatMap(([, { warnings }]) => warnings))];
  return {
    interview_id: interview.id,
    overall: summariseInterview(questions),
    questions,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    completed_at: new Date(interview.finishedAt ?? interview.lastActivityAt).toISOString(),
    engine: scores[0]?.[1].scored.engine ?? ENGINE_NAME,
    engine_version: scores[0]?.[1].scored.engine_version ?? ENGINE_VERSION,
    ...(margin ? { margin } : {}),
    ...(asked.length > 0 ? { asked_at_end: asked } : {}),
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}

/** A question that nothing was said to that counts, with why; undefined where it was not asked, or is deleted. */
export const unansweredQuestion = (
  store: InterviewStore,
  interview: InterviewRecord,
  index: number,
): ScoredQuestion | undefined => {
  const question = store.questions()[index];
  const isAsked = index <= lastAsked(store, interview) && store.entries(index).length > 0;
  return question && isAsked ? withoutAnswer(store, question, index) : undefined;
};

/** A question that the interview did not have. */
export const unaskedQuestion = (question: PlannedQuestion): ScoredQuestion => withoutScore(question, NOT_ASKED);

const withoutAnswer = (store: InterviewStore, question: PlannedQuestion, index: number): ScoredQuestion =>
  withoutScore(
    question,
    notAnswered(
      whyLeft(beforeInvite(store.entries(index)).map((entry) => ({ ...entry, intent: entry.reading?.intent.name }))),
    ),
  );

const withoutScore = (question: PlannedQuestion, why: NotScored): ScoredQuestion =>
  billQuestion(
    { question, responses: [] },
    { responses: [], union: undefined, confidence: 0, engine: ENGINE_NAME, engineVersion: ENGINE_VERSION },
    why,
  );

/** The last question that the interview went past, or to which anything was said; -1 where there is none. */
function lastAsked(store: InterviewStore, { progress }: InterviewRecord): number {
  const { questionIndex, phase, putOff } = progress;
  if (putOff?.isBack) return furthestIndex(progress, store.questions().length);
  const isPast = phase !== 'user_turn_pending';
  const isSpokenTo = store.entries(questionIndex).some(({ speaker }) => speaker === 'human');
  return isPast || isSpokenTo ? questionIndex : questionIndex - 1;
}

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
