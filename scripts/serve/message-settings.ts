import { MESSAGE_VARIABLES, readMessageSettings } from '#messages/message-settings.ts';
import { publicUrlProblem } from '#worker/setting-problems.ts';

/** The settings of e-mail and SMS in this environment; throws for one that cannot be used, and names it. */
export function messageSettings(): Record<string, string> {
  const settings: Record<string, string> = {};
  for (const name of MESSAGE_VARIABLES) {
    const value = process.env[name];
    if (value) settings[name] = value;
  }
  const problem = publicUrlProblem(settings.PUBLIC_URL);
  if (problem) throw new Error(problem);
  const { email, sms } = readMessageSettings({ ENVIRONMENT: 'development', ...settings });
  const problems = [email, sms].flatMap((channel) => (channel.kind === 'unusable' ? channel.problems : []));
  if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  return settings;
}
