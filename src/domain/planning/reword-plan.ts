import type { InterviewPlan, JobProfile } from '#contract/interview.ts';
import { article } from './fill-pattern.ts';
import { findSeniority } from './find-seniority.ts';
import { greetingFor } from './greeting.ts';
import { spokenRole, theRole } from './spoken-role.ts';

/** What a candidate set right of what was read; what is left out stays, '' for the company names none. */
export interface ProfileChange {
  role?: string | undefined;
  company?: string | undefined;
}

type Worded = Pick<InterviewPlan, 'profile' | 'greeting' | 'questions'>;

/** The same interview, spoken of another job or employer: questions keep their ids, order, types and topics. */
export function rewordPlan<T extends Worded>(plan: T, change: ProfileChange): T {
  const before = plan.profile;
  const role = tidy(change.role) || before.role;
  const company = change.company === undefined ? before.company : tidy(change.company);
  const profile: JobProfile = {
    ...before,
    role,
    company,
    seniority: role === before.role ? before.seniority : findSeniority(role, ''),
  };
  const reword = (text: string) => renameCompany(renameRole(text, before.role, role), before.company, company);
  return {
    ...plan,
    profile,
    greeting: greetingFor(profile),
    questions: plan.questions.map((question) => ({
      ...question,
      text: reword(question.text),
      topic: reword(question.topic),
    })),
  };
}

const tidy = (name: string | undefined): string => (name ?? '').replace(/\s+/g, ' ').trim();

/** With the article that the new name needs: 'as a barista', 'as an usher'. */
function renameRole(text: string, before: string, after: string): string {
  const [from, to] = [spokenRole(before), spokenRole(after)];
  if (before === '' || from === to) return text;
  return text
    .replace(wholeName(theRole(before)), () => theRole(after))
    .replace(wholeName(from, '(?<=\\b(?:as|of) )an? '), () => `${article(to)} ${to}`);
}

/** An employer that is not named any more is left out, or is 'the company' where a sentence needs one. */
function renameCompany(text: string, from: string, to: string): string {
  if (from === '' || from === to) return text;
  if (to !== '') return text.replace(wholeName(from), () => to);
  return text.replace(wholeName(from, ' at '), '').replace(wholeName(from), 'the company');
}

const wholeName = (name: string, before = '(?<![\\p{L}\\p{N}])'): RegExp =>
  new RegExp(`${before}${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
