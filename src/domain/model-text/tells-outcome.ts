/** What ends an interview in a candidate's favour or not, as a sentence begins, behind one short lead: 'Good news, you are hired'. */
const OUTCOME =
  /^(?:[^,:;!–—]{1,30}[,:;!–—] +)?(?:(?:so|well|and|now),? )?(?:you(?:'re|’re| are|'ve been|’ve been| have been| will be) (?:now )?(?:hired|accepted|rejected|shortlisted)\b|(?:the|this) (?:job|position|post|role) is yours\b|you(?:'ve|’ve| have)? (?:now )?(?:got|passed|failed) (?:the|this) (?:job|position|post|role|interview|test)\b|you(?:'re|’re| are) (?:by far )?(?:the|our) (?:best|strongest|weakest|worst|top|ideal|perfect) (?:candidate|applicant|person)\b)/i;

/** Whether a sentence tells candidates how it ended for them, be it on the way to a question: nobody may. */
export const tellsOutcome = (sentence: string): boolean => OUTCOME.test(sentence.trim());
