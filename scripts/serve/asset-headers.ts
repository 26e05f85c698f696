import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { contentPolicy, securityHeaders } from '#worker/middleware/security-headers.ts';
import { formUrlProblem } from '#worker/setting-problems.ts';
import { ROOT } from '../bootstrap.mjs';

/** The script that fetches the speech program, as the build names it. */
const FETCHING_WORKER = '/assets/speech-program-worker-*';

interface Outside {
  feedbackFormUrl?: string | undefined;
  /** Where the speech program's files come from. */
  modelsUrl?: string | undefined;
}

/** The asset layer's `_headers`: static files never pass through the Worker, and carry the same headers. */
export function assetHeaders({ feedbackFormUrl, modelsUrl }: Outside): string {
  const lines = Object.entries(securityHeaders(originOf(feedbackFormUrl))).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  const all = `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
  const host = originOf(modelsUrl);
  // No page may ask another origin: only the worker that somebody chose, and it the one that is set.
  return host
    ? `${all}\n${FETCHING_WORKER}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${contentPolicy({ asks: host })}\n`
    : all;
}

/** Undefined for a path of our own. */
const originOf = (url: string | undefined): string | undefined =>
  url && URL.canParse(url) ? new URL(url).origin : undefined;

/** The form that this start or build shows: from the environment, else from wrangler.toml. Throws for no address. */
export function feedbackFormUrl(): string | undefined {
  const url = process.env.FEEDBACK_FORM_URL || configuredValue('FEEDBACK_FORM_URL');
  const problem = formUrlProblem(url);
  if (problem) throw new Error(problem);
  return url;
}

/** What wrangler.toml says for the environment being built. */
export function configuredValue(name: string, environment = process.env.CLOUDFLARE_ENV): string | undefined {
  const config = path.join(ROOT, 'wrangler.toml');
  const { vars } = unstable_readConfig({ config, ...(environment ? { env: environment } : {}) });
  return vars[name] ? String(vars[name]) : undefined;
}
