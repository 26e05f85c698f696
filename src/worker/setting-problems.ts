/** Shorter keys of an HMAC can be guessed. */
export const LEAST_SECRET_CHARS = 32;

/** What is wrong with the server's secret, which never stands in a message; '' where nothing is. */
export const secretProblem = (secret: string | undefined): string =>
  (secret ?? '').length < LEAST_SECRET_CHARS ? `SERVER_SECRET must have at least ${LEAST_SECRET_CHARS} characters` : '';

/** What is wrong with the address of the speech program's files; '' where nothing is, or there is none. */
export const modelsUrlProblem = (url: string | undefined): string =>
  !url || isPath(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && !/[?#]/.test(url))
    ? ''
    : `ASR_MODELS_URL must be a web address or a path that begins with /, not ${url}`;

const isPath = (url: string): boolean => /^(\/[\w.-]+)+\/?$/.test(url);

/** What is wrong with the address of the feedback form, which pages frame; '' where nothing is, or there is none. */
export const formUrlProblem = (url: string | undefined): string =>
  !url || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
    ? ''
    : `FEEDBACK_FORM_URL must be a web address, beginning with https:// or http://, not ${url}`;
