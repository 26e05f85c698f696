import type { EmailBinding } from './cloudflare-sender.ts';
import type { ResendSettings } from './resend-sender.ts';
import type { TwilioSettings } from './twilio-sender.ts';

/** The variables, secrets and binding that say how messages leave; see the README's configuration table. */
export interface MessageEnv {
  ENVIRONMENT: string;
  /** `outbox` (development only), `cloudflare`, `resend` or `none`. */
  EMAIL_SENDER?: string;
  EMAIL_FROM?: string;
  /** Cloudflare's `send_email` binding. */
  EMAIL?: EmailBinding;
  RESEND_API_KEY?: string;
  RESEND_URL?: string;
  /** `outbox` (development only), `twilio` or `none`. */
  SMS_SENDER?: string;
  TWILIO_ACCOUNT_SID?: string;
  TWILIO_AUTH_TOKEN?: string;
  TWILIO_FROM?: string;
  TWILIO_URL?: string;
  /** Beginnings of numbers that are texted, separated by commas; `+1` if unset, `+` is every country. */
  SMS_PREFIXES?: string;
  /** Texts a day at most, over all accounts; 500 if unset. */
  SMS_DAILY_LIMIT?: string;
  /** Where this product is reached, such as https://greenroom.example: what links in messages begin with. */
  PUBLIC_URL?: string;
}

/** The variables and secrets among them; the binding is no text. */
export const MESSAGE_VARIABLES = [
  'EMAIL_SENDER',
  'EMAIL_FROM',
  'RESEND_API_KEY',
  'RESEND_URL',
  'SMS_SENDER',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'TWILIO_URL',
  'SMS_PREFIXES',
  'SMS_DAILY_LIMIT',
  'PUBLIC_URL',
] as const satisfies readonly (keyof MessageEnv)[];

/** A channel that is set up wrongly says what is wrong with it, and is never quietly replaced by another. */
export type Unusable = { kind: 'unusable'; problems: string[] };
export type EmailChannel =
  | { kind: 'none' | 'outbox' }
  | Unusable
  | { kind: 'cloudflare'; binding: EmailBinding; from: string }
  | ({ kind: 'resend' } & ResendSettings);
export type SmsChannel =
  | { kind: 'none' | 'outbox' }
  | Unusable
  | ({ kind: 'twilio'; dailyLimit: number } & TwilioSettings);

export interface MessageSettings {
  email: EmailChannel;
  sms: SmsChannel;
  /** Origin for links; undefined means that of the request, which only development trusts. */
  publicOrigin: string | undefined;
}

/** Reads how messages leave. In development they stay in the outbox; elsewhere nothing is sent until it is set up. */
export function readMessageSettings(env: MessageEnv): MessageSettings {
  const unset = isDevelopment(env) ? 'outbox' : 'none';
  return {
    email: readEmail(env, env.EMAIL_SENDER || unset),
    sms: readSms(env, env.SMS_SENDER || unset),
    publicOrigin: readPublicOrigin(env),
  };
}

/** Where this product is reached, as an origin; undefined where nobody said, or said what cannot be used. */
export const readPublicOrigin = (env: Pick<MessageEnv, 'ENVIRONMENT' | 'PUBLIC_URL'>): string | undefined =>
  readOrigin(env, env.PUBLIC_URL);

function readEmail(env: MessageEnv, sender: string): EmailChannel {
  const from = env.EMAIL_FROM ?? '';
  const problems = commonProblems(env, sender);
  const fromProblem = ADDRESS.test(from) ? [] : ['EMAIL_FROM must be an address, or a name and <address>'];
  switch (sender) {
    case 'none':
      return { kind: 'none' };
    case 'outbox':
      return problems.length > 0 ? { kind: 'unusable', problems } : { kind: 'outbox' };
    case 'cloudflare': {
      problems.push(...fromProblem);
      const binding = env.EMAIL;
      if (!binding) problems.push('EMAIL must be bound: a send_email binding in wrangler.toml');
      return problems.length > 0 || !binding ? { kind: 'unusable', problems } : { kind: 'cloudflare', binding, from };
    }
    case 'resend': {
      problems.push(...fromProblem);
      const apiKey = env.RESEND_API_KEY ?? '';
      if (!/^re_\S{8,}$/.test(apiKey)) problems.push('RESEND_API_KEY must be a Resend key (re_…)');
      const baseUrl = readOrigin(env, env.RESEND_URL || 'https://api.resend.com');
      if (!baseUrl) problems.push(`RESEND_URL ${ORIGIN_RULE}`);
      return problems.length > 0 || !baseUrl
        ? { kind: 'unusable', problems }
        : { kind: 'resend', baseUrl, apiKey, from };
    }
    default:
      return { kind: 'unusable', problems: ['EMAIL_SENDER must be outbox, cloudflare, resend or none'] };
  }
}

function readSms(env: MessageEnv, sender: string): SmsChannel {
  const problems = commonProblems(env, sender);
  switch (sender) {
    case 'none':
      return { kind: 'none' };
    case 'outbox':
      return problems.length > 0 ? { kind: 'unusable', problems } : { kind: 'outbox' };
    case 'twilio': {
      const { TWILIO_ACCOUNT_SID: accountSid = '', TWILIO_AUTH_TOKEN: authToken = '', TWILIO_FROM: from = '' } = env;
      if (!/^AC[0-9a-f]{32}$/.test(accountSid)) problems.push('TWILIO_ACCOUNT_SID must be AC and 32 hex digits');
      if (!/^\S{16,}$/.test(authToken)) problems.push('TWILIO_AUTH_TOKEN must be set');
      if (!/^(\+\d{7,15}|MG[0-9a-f]{32})$/.test(from)) {
        problems.push('TWILIO_FROM must be an E.164 number or a messaging service (MG…)');
      }
      const prefixes = (env.SMS_PREFIXES || '+1').split(',').map((prefix) => prefix.trim());
      if (!prefixes.every((prefix) => /^\+\d{0,7}$/.test(prefix))) {
        problems.push('SMS_PREFIXES must be beginnings of E.164 numbers, such as +1,+44');
      }
      const dailyLimit = Number(env.SMS_DAILY_LIMIT || 500);
      if (!Number.isInteger(dailyLimit) || dailyLimit < 1)
        problems.push('SMS_DAILY_LIMIT must be a whole number above 0');
      const baseUrl = readOrigin(env, env.TWILIO_URL || 'https://api.twilio.com');
      if (!baseUrl) problems.push(`TWILIO_URL ${ORIGIN_RULE}`);
      return problems.length > 0 || !baseUrl
        ? { kind: 'unusable', problems }
        : { kind: 'twilio', baseUrl, accountSid, authToken, from, prefixes, dailyLimit };
    }
    default:
      return { kind: 'unusable', problems: ['SMS_SENDER must be outbox, twilio or none'] };
  }
}

function commonProblems(env: MessageEnv, sender: string): string[] {
  // Whoever may read the outbox reads everybody's codes.
  if (sender === 'outbox' && !isDevelopment(env)) return ['the outbox is for development only'];
  const hasOrigin = readOrigin(env, env.PUBLIC_URL) !== undefined;
  if (env.PUBLIC_URL && !hasOrigin) return [`PUBLIC_URL ${ORIGIN_RULE}`];
  if (!hasOrigin && !isDevelopment(env)) return ['PUBLIC_URL must be set, so that links lead here and nowhere else'];
  return [];
}

const ADDRESS = /^(?:[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+|[^<>"\r\n]+ <[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+>)$/;
const ORIGIN_RULE = 'must be an https origin without a path (in development also http on this machine)';
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

const isDevelopment = (env: Pick<MessageEnv, 'ENVIRONMENT'>) => env.ENVIRONMENT === 'development';

function readOrigin(env: Pick<MessageEnv, 'ENVIRONMENT'>, text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const plainIsFine = isDevelopment(env) && LOOPBACK_HOSTS.has(url.hostname);
  const isOriginOnly = url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isOriginOnly || !(url.protocol === 'https:' || (url.protocol === 'http:' && plainIsFine))) return undefined;
  return url.origin;
}
