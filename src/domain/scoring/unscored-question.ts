import type { PlannedQuestion } from '#contract/interview.ts';
import type { NotScored, ScoredQuestion } from '#contract/results.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './engine-version.ts';
import { expectedStructure } from './question-type.ts';

/** A question that has answers and no score, for a reason that is told. */
export function unscoredQuestion(
  { question, responses }: { question: PlannedQuestion; responses: readonly { asked: string; answer: string }[] },
  reason: NotScored,
): ScoredQuestion {
  const ofResponse = { score: -1, summary: reason.message, improvement: '' };
  const ofQuestion = { overall_score: -1, overall_summary: reason.message, overall_improvement: '' };
  return {
    question_id: question.id,
    question: question.text,
    question_type: question.type,
    ...ofQuestion,
    question_overall: {
      problem_answer: { ...ofQuestion, criteria: [] },
      conciseness: ofQuestion,
      structure: { ...ofQuestion, penalties: [] },
    },
    responses: responses.map(({ asked, answer }, number) => ({
      question: number === 0 ? 'Main response' : `Follow-up #${number}`,
      asked,
      answer,
      response_number: number,
      problem_answer: { ...ofResponse, criteria: [] },
      conciseness: { ...ofResponse, penalties: [] },
      structure: {
        ...ofResponse,
        expected_structure: expectedStructure(question.type),
        question_type: question.type,
        detected_structures: [],
        penalties: [],
      },
      not_scored: reason,
    })),
    not_scored: reason,
    confidence: 0,
    gates: [],
    engine: ENGINE_NAME,
    engine_version: ENGINE_VERSION,
  };
}
