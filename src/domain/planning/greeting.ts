import type { JobProfile } from '#contract/interview.ts';
import { theRole } from './spoken-role.ts';

/** What the interviewer says first. */
export function greetingFor({ role, company }: Pick<JobProfile, 'role' | 'company'>): string {
  const what = role ? ` for ${theRole(role)}` : '';
  const where = company ? ` at ${company}` : '';
  return `Hello, and welcome. This is a practice interview${what}${where}. Take your time with each answer.`;
}
