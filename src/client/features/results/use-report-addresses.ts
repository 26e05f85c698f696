import { linkOptions, useParams } from '@tanstack/react-router';

const OF_INTERVIEW = '/results/$interviewId/question-analysis/$questionNumber';
const OF_NEWEST = '/question-analysis/$questionNumber';

/**
 * The addresses of the report at hand, for any link: `<BackLink {...report}>`. They keep the id that the page's own
 * address has, and without one there, they lead to the newest report in place.
 */
export function useReportAddresses() {
  const { interviewId } = useParams({ strict: false });
  if (interviewId === undefined) return NEWEST;
  const of = (question: number | string) => ({ interviewId, questionNumber: String(question) });
  return {
    report: linkOptions({ to: '/results/$interviewId', params: { interviewId } }),
    question: (question: number | string) => linkOptions({ to: OF_INTERVIEW, params: of(question) }),
    again: (question: number | string) => linkOptions({ to: `${OF_INTERVIEW}/again`, params: of(question) }),
    tougher: (question: number | string) => linkOptions({ to: `${OF_INTERVIEW}/tougher`, params: of(question) }),
    problem_answer: (question: number | string) =>
      linkOptions({ to: `${OF_INTERVIEW}/problem-answer`, params: of(question) }),
    conciseness: (question: number | string) =>
      linkOptions({ to: `${OF_INTERVIEW}/conciseness`, params: of(question) }),
    structure: (question: number | string) => linkOptions({ to: `${OF_INTERVIEW}/structure`, params: of(question) }),
    /** A sample: a category, or one of its aspects. */
    sample: (question: number | string, category: string, subcategory: string) =>
      linkOptions({
        to: `${OF_INTERVIEW}/$category/$subcategory`,
        params: { ...of(question), category, subcategory },
      }),
  };
}

const of = (question: number | string) => ({ questionNumber: String(question) });

const NEWEST = {
  report: linkOptions({ to: '/results' }),
  question: (question: number | string) => linkOptions({ to: OF_NEWEST, params: of(question) }),
  again: (question: number | string) => linkOptions({ to: `${OF_NEWEST}/again`, params: of(question) }),
  tougher: (question: number | string) => linkOptions({ to: `${OF_NEWEST}/tougher`, params: of(question) }),
  problem_answer: (question: number | string) =>
    linkOptions({ to: `${OF_NEWEST}/problem-answer`, params: of(question) }),
  conciseness: (question: number | string) => linkOptions({ to: `${OF_NEWEST}/conciseness`, params: of(question) }),
  structure: (question: number | string) => linkOptions({ to: `${OF_NEWEST}/structure`, params: of(question) }),
  sample: (question: number | string, category: string, subcategory: string) =>
    linkOptions({ to: `${OF_NEWEST}/$category/$subcategory`, params: { ...of(question), category, subcategory } }),
};
