import { readMessageSettings } from '#messages/message-settings.ts';
import type { ProductionSettings } from './production-settings.ts';

/** What nobody can do for whoever deploys, in the order in which it is best done. */
export function leftToDo(settings: ProductionSettings, secrets: readonly string[], address: string): string[] {
  const env = deployedEnv(settings, secrets);
  const left: string[] = [];
  if (!env.PUBLIC_URL)
    left.push(
      `Say where it is reached, so that links in messages lead there: PUBLIC_URL = "${address}" under [env.production.vars] in wrangler.toml.`,
    );
  const { email } = readMessageSettings({ ...env, PUBLIC_URL: env.PUBLIC_URL || address });
  if (email.kind === 'none')
    left.push('Set up a sender of e-mail; until then sign-ups are answered with 503. How: docs/design/messages.md.');
  if (email.kind === 'unusable')
    left.push(...email.problems.map((problem) => `Mend the sender of e-mail: ${problem}.`));
  if (!env.API_KEY)
    left.push(
      'Choose an operator’s key of at least 32 characters, which opens the operator’s page: npx wrangler secret put API_KEY --env production.',
    );
  return left.length > 0 ? [...left, 'Run npm run deploy once more after changes to wrangler.toml.'] : left;
}

/** What the Worker will find in its environment. Of a secret only its name is known, so one of the right shape stands for it. */
export function deployedEnv({ vars, bindings }: ProductionSettings, secrets: readonly string[]) {
  const env: Record<string, string> = { ENVIRONMENT: 'production', ...vars };
  for (const name of secrets) env[name] = SHAPES[name] ?? 'x'.repeat(40);
  return {
    ...env,
    ENVIRONMENT: 'production',
    PUBLIC_URL: env.PUBLIC_URL,
    API_KEY: env.API_KEY,
    ...(bindings.EMAIL ? { EMAIL: { send: async () => ({ messageId: '' }) } } : {}),
    ...(bindings.AI ? { AI: { run: async () => ({}) } } : {}),
  };
}

const SHAPES: Record<string, string> = {
  RESEND_API_KEY: 're_0000000000',
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  ALERT_WEBHOOK_URL: 'https://alerts.example.com',
};
