import { linkOptions, useParams } from '@tanstack/react-router';

/**
 * The addresses of the report at hand, for any link: `<BackLink {...report}>`. They keep the id that the page's own
 * address has, and without one there, they lead to the newest report in place.
 */
export function useReportAddresses() {
  const { interviewId } = useParams({ strict: false });
  if (interviewId === undefined) return NEWEST;
  return {
    report: linkOptions({ to: '/results/$interviewId', params: { interviewId } }),
    question: (questionNumber: number | string) =>
      linkOptions({
        to: '/results/$interviewId/question-analysis/$questionNumber',
        params: { interviewId, questionNumber: String(questionNumber) },
      }),
    /** A page below a question: one of its metrics, or a category of the samples. */
    detail: (questionNumber: number | string, category: string) =>
      linkOptions({
        to: '/results/$interviewId/question-analysis/$questionNumber/$category',
        params: { interviewId, questionNumber: String(questionNumber), category },
      }),
  };
}

const NEWEST = {
  report: linkOptions({ to: '/results' }),
  question: (questionNumber: number | string) =>
    linkOptions({ to: '/question-analysis/$questionNumber', params: { questionNumber: String(questionNumber) } }),
  detail: (questionNumber: number | string, category: string) =>
    linkOptions({
      to: '/question-analysis/$questionNumber/$category',
      params: { questionNumber: String(questionNumber), category },
    }),
};
