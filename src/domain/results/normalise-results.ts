import type { Report, ReportQuestion, ReportResponse } from './report.ts';

/** A report in the specification's normalised form; what is ours stands beside it under its own name. */
export interface NormalisedResults extends Omit<Report, 'overall' | 'questions'> {
  score_results: number;
  summary_results: string;
  improvement_results: string;
  overall: Omit<Report['overall'], 'score' | 'summary' | 'improvement'>;
  question_scores: NormalisedQuestion[];
}

export interface NormalisedQuestion extends ReportQuestion {
  index: number;
  problem_answer: NormalisedAxis;
  metrics: { conciseness: NormalisedAxis; structure: NormalisedAxis };
  criteria_scores: { clarity: number; relevance: number; structure: number };
  sub_questions: { question: string; answer: string }[];
  /** All responses under the question's number: Q1, Q2, … */
  responses_by_question: Record<string, ReportResponse[]>;
}

interface NormalisedAxis {
  score: number;
  summary: string;
  improvement: string;
}

/** Writes a report in the normalised form. `readResults` reads it back as it was. */
export function normaliseResults({ overall, questions, ...report }: Report): NormalisedResults {
  const { score, summary, improvement, ...rest } = overall;
  return {
    score_results: score,
    summary_results: summary,
    improvement_results: improvement,
    question_scores: questions.map(normaliseQuestion),
    overall: rest,
    ...report,
  };
}

function normaliseQuestion(question: ReportQuestion, index: number): NormalisedQuestion {
  const { problem_answer, conciseness, structure } = question.question_overall;
  return {
    index,
    ...question,
    problem_answer: toAxis(problem_answer),
    metrics: { conciseness: toAxis(conciseness), structure: toAxis(structure) },
    criteria_scores: {
      clarity: conciseness.overall_score,
      relevance: problem_answer.overall_score,
      structure: structure.overall_score,
    },
    sub_questions: question.responses
      .filter(({ response_number: number }) => number > 0)
      .map(({ asked, answer }) => ({ question: asked, answer })),
    responses_by_question: { [`Q${index + 1}`]: question.responses },
  };
}

const toAxis = (axis: { overall_score: number; overall_summary: string; overall_improvement: string }) => ({
  score: axis.overall_score,
  summary: axis.overall_summary,
  improvement: axis.overall_improvement,
});
