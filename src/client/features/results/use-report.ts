import { useMatch } from '@tanstack/react-router';
import type { InterviewResults } from '#contract/results.ts';

interface Shown {
  report: InterviewResults;
  /** The address names another interview, or none: this is the newest report, and the page says so. */
  isNewest: boolean;
}

/** The report that the address leads to, as its route has loaded it. */
export function useReport(): Shown {
  const ofReport = useMatch({ from: '/layout/results/$interviewId', shouldThrow: false });
  const ofQuestion = useMatch({ from: QUESTION, shouldThrow: false });
  const newest = useMatch({ from: '/layout/newest', shouldThrow: false });
  const report = ofReport?.loaderData ?? ofQuestion?.loaderData ?? newest?.loaderData;
  if (!report) throw new Error('A page of a report stands outside its routes');
  const asked = (ofReport ?? ofQuestion)?.params.interviewId;
  return { report, isNewest: asked !== undefined && report.interview_id !== '' && report.interview_id !== asked };
}

const QUESTION = '/layout/results/$interviewId/question-analysis/$questionNumber';
