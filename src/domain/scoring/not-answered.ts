import type { NotScored } from '#contract/results.ts';
import type { WhyLeft } from '#domain/interview/why-left.ts';

const MESSAGES: Record<WhyLeft, string> = {
  told_already:
    'You said that you had told this already. What you told counts where you told it, and this is left out.',
  skipped: 'You skipped this question, so it is left out.',
  later: 'You put this question off and it got no answer, so it is left out.',
  declined: 'You chose not to answer this question, so it is left out.',
  blank: 'You said that you had no answer to this question, so it is left out.',
  no_answer: 'What you said here was no answer to this question, so it is left out.',
  nothing_said: 'You gave no answer to this question, so it is left out.',
};

/** A question without an answer is named in the report, with why it has no score. */
export const notAnswered = (why: WhyLeft): NotScored => ({ reason: 'not_heard', message: MESSAGES[why] });

/** A question that the interview did not have, and that can be answered afterwards all the same. */
export const NOT_ASKED: NotScored = { reason: 'not_heard', message: 'This question was not asked in the interview.' };

/** Whoever chose not to answer is not sent back to the question. */
export const isDeclined = ({ message }: { message: string }): boolean => message === MESSAGES.declined;
