import type { HistoryState } from '@tanstack/react-router';
import type { DurationId, InterviewStyle } from '#contract/words.ts';

/** What the setup form hands to the ready page, and what comes back when a start failed. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    link?: string;
    description?: string;
    selectedInterview?: string;
    length?: DurationId;
    interviewType?: InterviewStyle;
    error?: string;
    /** What to do about it, in plain words. */
    errorHint?: string;
    errorType?: string;
    interviewFailed?: boolean;
    /** Back from verification to mend the sign-up in hand. */
    signUpAgain?: boolean;
    /** Before this moment of the clock the server sends no second code. */
    mayResendAtMs?: number;
    /** The password to choose is an account's first. */
    newAccount?: boolean;
  }
}

/** What an interview is started from. */
export type StartGiven = Required<
  Pick<HistoryState, 'link' | 'description' | 'selectedInterview' | 'length' | 'interviewType'>
>;
