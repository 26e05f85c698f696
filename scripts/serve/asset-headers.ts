import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { securityHeaders } from '#worker/middleware/security-headers.ts';
import { formUrlProblem } from '#worker/setting-problems.ts';
import { ROOT } from '../bootstrap.mjs';

/** The asset layer's `_headers`: static files never pass through the Worker, and carry the same headers. */
export function assetHeaders(feedbackFormUrl: string | undefined): string {
  const origin = feedbackFormUrl ? new URL(feedbackFormUrl).origin : undefined;
  const lines = Object.entries(securityHeaders(origin)).map(([name, value]) => `  ${name}: ${value}`);
  return `/*\n${lines.join('\n')}\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`;
}

/** The form that this start or build shows: from the environment, else from wrangler.toml. Throws for no address. */
export function feedbackFormUrl(): string | undefined {
  const url = process.env.FEEDBACK_FORM_URL || configuredFormUrl(process.env.CLOUDFLARE_ENV);
  const problem = formUrlProblem(url);
  if (problem) throw new Error(problem);
  return url;
}

/** The form that wrangler.toml names for the environment being built. */
function configuredFormUrl(environment: string | undefined): string | undefined {
  const config = path.join(ROOT, 'wrangler.toml');
  const { vars } = unstable_readConfig({ config, ...(environment ? { env: environment } : {}) });
  return vars.FEEDBACK_FORM_URL ? String(vars.FEEDBACK_FORM_URL) : undefined;
}
