import { ApiError, serverErrorText, serverWords } from '#client/api/call-api.ts';

const START_FAILED = 'Failed to start interview. Server returned an error.';
const NOT_ENOUGH = 'Not enough data, please enter in at least a position and a company';

/** A start is given up after this: the last step of its progress begins after one minute. */
export const START_LIMIT_MS = 120_000;

/** A start that failed in words of its own. */
export class StartFailed extends Error {}

/** What the setup form says about a failed start. */
export interface StartFailure {
  error: string;
  /** '599' when the text says too little: nobody's fault. */
  errorType: '599' | 'general';
}

export function startFailure(error: unknown): StartFailure {
  if (error instanceof ApiError && error.status === 599) {
    return { error: error.envelope.error || error.envelope.message || NOT_ENOUGH, errorType: '599' };
  }
  // An answer with a good status that starts nothing: its words, if it has any.
  if (error instanceof ApiError && error.status < 400)
    return { error: serverWords(error) || START_FAILED, errorType: 'general' };
  if (error instanceof StartFailed) return { error: error.message, errorType: 'general' };
  return { error: serverErrorText(error, START_FAILED), errorType: 'general' };
}

/** Gives a failed start from a job description its own words; too little text stays what it is. */
export function webhookError(error: unknown): unknown {
  if (error instanceof SyntaxError) return new StartFailed('Webhook returned invalid JSON');
  if (!(error instanceof ApiError) || error.status === 599 || error.status < 400) return error;
  return new StartFailed(`Webhook failed with status: ${error.status} - ${error.envelope.message ?? ''}`);
}
