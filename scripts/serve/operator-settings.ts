import { operatorKeyFault } from '#domain/account/operator-key.ts';
import { alertProblem } from '#worker/setting-problems.ts';

/** The operator's settings of this environment; throws for one that cannot be used, and names it. */
export function operatorSettings(): Record<string, string> {
  const { API_KEY = '', ALERT_WEBHOOK_URL = '' } = process.env;
  const problem = operatorKeyFault(API_KEY) ?? alertProblem({ API_KEY, ALERT_WEBHOOK_URL, ENVIRONMENT: 'development' });
  if (problem) throw new Error(problem);
  return Object.fromEntries(Object.entries({ API_KEY, ALERT_WEBHOOK_URL }).filter(([, value]) => value !== ''));
}
