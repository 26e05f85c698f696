import type { StartedInterview } from '#domain/answers/read-started-interview.ts';
import { DURATIONS } from '#domain/setup/durations.ts';

/** What was read of the posting, in one line. What is not sure was left out by the server, and is said to be. */
export function profileLine({ role, company }: StartedInterview['profile']): string {
  if (role === '' && company === '') return 'We found no role and no company in your text.';
  if (role === '') return `We found the company ${company}, but no role.`;
  const name = role.charAt(0).toUpperCase() + role.slice(1);
  return company === '' ? `${name}, no company named.` : `${name} at ${company}.`;
}

/** How much it will be. */
export function lengthLine(questions: number): string {
  const minutes = DURATIONS.find((duration) => duration.questions === questions)?.duration;
  const count = `${questions} ${questions === 1 ? 'question' : 'questions'}`;
  return `${minutes ? `${count}, about ${minutes}` : count}. After the first question you may end at any time, and what you have said is kept.`;
}
