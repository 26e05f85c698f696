import { stripVTControlCharacters } from 'node:util';
import { WranglerFailure } from './wrangler.ts';

/** Cloudflare's numbers for what it refuses, as wrangler hands them on. */
export const CODES = {
  authentication: 10_000,
  unauthorized: 9_109,
  invalidToken: 1_000,
  noObjectStorage: 10_042,
  bucketIsThere: 10_004,
  objectsNeedAPlan: 10_097,
  workerMissing: 10_007,
} as const;

const SIGN_IN =
  'Sign in with `npx wrangler login`, or set CLOUDFLARE_API_TOKEN to a token that may edit Workers, D1 and R2.';

const BY_CODE: Partial<Record<number, string>> = {
  [CODES.authentication]:
    'The account or token has no right to do this. It needs to edit Workers Scripts, D1 and Workers R2 Storage.',
  [CODES.unauthorized]:
    'The account or token has no right to do this. It needs to edit Workers Scripts, D1 and Workers R2 Storage.',
  [CODES.invalidToken]: `The token is not known to Cloudflare. ${SIGN_IN}`,
  [CODES.noObjectStorage]:
    'R2, where recordings are kept, is not part of this account’s plan yet. Turn it on in the dashboard under R2; it has a free share.',
  [CODES.objectsNeedAPlan]:
    'This account’s plan has no Durable Objects of this kind, in which interviews live. Choose the Workers Paid plan in the dashboard.',
};

/** What went wrong and what would mend it, in our words where we know it, else in wrangler's. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof WranglerFailure)) return error instanceof Error ? error.message : String(error);
  const { code, message, printed } = error;
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known) return known;
  if (message === 'fetch failed')
    return 'Cloudflare could not be reached from this machine: there is no network, or something between blocks it.';
  if (message.includes('CLOUDFLARE_API_TOKEN environment variable')) return `Nobody is signed in. ${SIGN_IN}`;
  if (message.includes('workers.dev subdomain'))
    return `The account has no workers.dev address yet. Choose one in the dashboard under Workers & Pages, or name a route in wrangler.toml.\n${message}`;
  return wordsOf(printed) || message || 'wrangler failed and did not say why.';
}

/** What wrangler printed, without what it always prints besides. */
function wordsOf(printed: string): string {
  const lines = stripVTControlCharacters(printed).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line && !NOISE.some((noise) => line.includes(noise)))
    .slice(-LAST_LINES)
    .join('\n');
}

const LAST_LINES = 12;
const NOISE = ['If you think this is a bug', 'Logs were written to', 'newer version of Wrangler'];
