import { webhookAddressFault } from '#engines/webhook/webhook-address.ts';

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

interface AlertSettings {
  ALERT_WEBHOOK_URL?: string;
  API_KEY?: string;
  ENVIRONMENT: string;
}

/** What is wrong with where alerts are posted; '' where nothing is, or they are posted nowhere. */
export function alertProblem({ ALERT_WEBHOOK_URL: url, API_KEY: key, ENVIRONMENT }: AlertSettings): string {
  if (!url) return '';
  const fault = webhookAddressFault(url, ENVIRONMENT === 'development');
  if (fault) return `ALERT_WEBHOOK_URL cannot be used: ${fault}`;
  return key ? '' : 'ALERT_WEBHOOK_URL needs API_KEY, with which alerts are signed';
}

/** What is wrong with where the product is said to be reached; '' where nothing is, or where senders of messages name it. */
export function publicUrlProblem(url: string | undefined): string {
  if (!url || !URL.canParse(url)) return '';
  const { pathname } = new URL(url);
  return pathname === '/' ? '' : `PUBLIC_URL has the path ${pathname}. ${NOT_BELOW_A_PATH}`;
}

export const NOT_BELOW_A_PATH =
  'Greenroom cannot be reached below a path: give it a host of its own, such as greenroom.example';
