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
  /** What to do about it, in words for who knows nothing of servers. */
  errorHint: string;
  /** '599' when the text says too little: nobody's fault. */
  errorType: '599' | 'general';
}

const KEPT = 'Everything you gave is still in the form.';
const AGAIN = `${KEPT} Please wait a moment, then press Create Mock Interview again.`;
const UNREACHABLE = `${KEPT} The server cannot be reached, so please check your connection and try again.`;
const FOR_EXAMPLE =
  'Write both in one line, such as “Barista at Copper Kettle Coffee”, or pick a role from the list below. Links and other languages are not read.';
const MEND = `${KEPT} Please change it and try again.`;

export function startFailure(error: unknown): StartFailure {
  if (error instanceof ApiError && error.status === 599) {
    return {
      error: error.envelope.error || error.envelope.message || NOT_ENOUGH,
      errorHint: FOR_EXAMPLE,
      errorType: '599',
    };
  }
  return { error: wordsOf(error), errorHint: hintOf(error), errorType: 'general' };
}

function wordsOf(error: unknown): string {
  if (error instanceof StartFailed) return error.message;
  // An answer with a good status that starts nothing: its words, if it has any.
  if (error instanceof ApiError && error.status < 400) return serverWords(error) || START_FAILED;
  return serverErrorText(error, START_FAILED);
}

function hintOf(error: unknown): string {
  const cause = error instanceof StartFailed ? error.cause : error;
  if (cause instanceof TypeError) return UNREACHABLE;
  const isRefused = cause instanceof ApiError && cause.status >= 400 && cause.status < 500 && cause.status !== 429;
  return isRefused ? MEND : AGAIN;
}

/** Gives a failed start from a job description its own words; too little text stays what it is. */
export function webhookError(error: unknown): unknown {
  if (error instanceof SyntaxError) return new StartFailed('Webhook returned invalid JSON');
  if (!(error instanceof ApiError) || error.status === 599 || error.status < 400) return error;
  const said = error.body ? ` - ${error.body}` : '';
  return new StartFailed(`Webhook failed with status: ${error.status}${said}`, { cause: error });
}
