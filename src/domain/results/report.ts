import type { Criterion, InterviewResults, NotScored, ScoredQuestion, ScoredResponse } from '#contract/results.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';

/*
 * A report as pages read it: the contract's, with the words of closed lists open, because an older or foreign report
 * may have others or none. What is missing is '' where there is always a text, and left out where there need be none.
 */

export interface Report extends Omit<InterviewResults, 'style' | 'length' | 'questions'> {
  style: InterviewStyle | '';
  length: DurationId | '';
  questions: ReportQuestion[];
}

export interface ReportQuestion
  extends Omit<ScoredQuestion, 'question_type' | 'question_overall' | 'responses' | 'not_scored'> {
  question_type: string;
  question_overall: Omit<ScoredQuestion['question_overall'], 'problem_answer'> & {
    problem_answer: WithCriteria<ScoredQuestion['question_overall']['problem_answer']>;
  };
  responses: ReportResponse[];
  not_scored?: ReportNotScored;
}

export interface ReportResponse extends Omit<ScoredResponse, 'problem_answer' | 'structure' | 'not_scored'> {
  problem_answer: WithCriteria<ScoredResponse['problem_answer']>;
  structure: Omit<ScoredResponse['structure'], 'question_type'> & { question_type: string };
  not_scored?: ReportNotScored;
}

/** The six criteria and the deductions of ours; another judge may have others. */
export type ReportCriterion = Omit<Criterion, 'id'> & { id: string };
type WithCriteria<T> = Omit<T, 'criteria'> & { criteria: ReportCriterion[] };

export type ReportNotScored = Omit<NotScored, 'reason'> & { reason: string };
