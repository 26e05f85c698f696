import type { InterviewResults } from '#contract/results.ts';
import { ENGINE_NAME, ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { summariseInterview } from '#domain/scoring/score-interview.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { InterviewRecord } from './store.ts';

/** Composes the report of an ended interview from its scores; questions that were never answered are left out. */
export function composeReport(scoring: ScoringStore, interview: InterviewRecord): InterviewResults {
  const scores = [...scoring.scores().values()];
  const questions = scores.map(({ scored }) => scored);
  const notes = [...new Set(scores.flatMap(({ warnings }) => warnings))];
  return {
    interview_id: interview.id,
    overall: summariseInterview(questions),
    questions,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    completed_at: new Date(interview.finishedAt ?? interview.lastActivityAt).toISOString(),
    engine: questions[0]?.engine ?? ENGINE_NAME,
    engine_version: questions[0]?.engine_version ?? ENGINE_VERSION,
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  };
}
