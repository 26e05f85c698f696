import type { InterviewResults, ScoredQuestion } from '#contract/results.ts';
import type { Interviewer } from '#engines/interviewer.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

/** The responses to one question as the scorer takes them: the main one, then each follow-up's. */
export function readResponses(store: InterviewStore, questionIndex: number, questionText: string) {
  const responses = new Map<number, { asked: string; answer: string }>();
  const asked = new Map<number, string>([[0, questionText]]);
  for (const entry of store.entries(questionIndex)) {
    if (entry.speaker === 'ai') {
      if (entry.kind === 'follow_up') asked.set(entry.followUpIndex, entry.text);
    } else if (entry.scored) {
      const earlier = responses.get(entry.followUpIndex)?.answer;
      responses.set(entry.followUpIndex, {
        asked: asked.get(entry.followUpIndex) ?? questionText,
        // What was said in several turns under one ask is one response.
        answer: earlier === undefined ? entry.text : `${earlier} ${entry.text}`,
      });
    }
  }
  return [...responses.entries()].sort(([a], [b]) => a - b).map(([, response]) => response);
}

/** Scores one question, or answers undefined when nothing was said that counts. */
export async function scoreStoredQuestion(
  store: InterviewStore,
  interview: InterviewRecord,
  engine: Interviewer,
  questionIndex: number,
): Promise<ScoredQuestion | undefined> {
  const question = store.questions()[questionIndex];
  if (!question) return undefined;
  const responses = readResponses(store, questionIndex, question.text);
  if (responses.length === 0) return undefined;
  const { role, company } = interview.profile;
  return engine.score({ question, role, company, responses });
}

/** Composes the report from the scored questions; questions that were never answered are left out. */
export async function composeReport(
  store: InterviewStore,
  interview: InterviewRecord,
  engine: Interviewer,
): Promise<InterviewResults> {
  const questions = [...store.scoredQuestions().values()];
  return {
    interview_id: interview.id,
    overall: await engine.summarise(questions),
    questions,
    role: interview.profile.role,
    company: interview.profile.company,
    style: interview.style,
    length: interview.length,
    completed_at: new Date(interview.finishedAt ?? interview.lastActivityAt).toISOString(),
    engine: engine.name,
    engine_version: engine.version,
  };
}
