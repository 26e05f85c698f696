import type { JudgeRequest } from '#domain/scoring/findings.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

/** What a judge is asked about one question; undefined when nothing was said to it that counts. */
export function judgeRequest(
  store: InterviewStore,
  { profile }: InterviewRecord,
  questionIndex: number,
): JudgeRequest | undefined {
  const question = store.questions()[questionIndex];
  if (!question) return undefined;
  const responses = readResponses(store, questionIndex, question.text);
  return responses.length === 0 ? undefined : { question, role: profile.role, company: profile.company, responses };
}

/** The responses to one question: the main one, then each follow-up's. */
function readResponses(store: InterviewStore, questionIndex: number, questionText: string) {
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
