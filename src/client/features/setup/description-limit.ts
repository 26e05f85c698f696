import { MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';

const digits = new Intl.NumberFormat('en-GB');

/** What is wrong with the length of a description; '' when nothing is. White space around it is not sent and not counted. */
export function lengthProblem(description: string): string {
  const excess = description.trim().length - MAX_DESCRIPTION_CHARS;
  if (excess <= 0) return '';
  const limit = digits.format(MAX_DESCRIPTION_CHARS);
  return `This is ${digits.format(excess)} ${excess === 1 ? 'character' : 'characters'} over the limit of ${limit}. Please shorten it.`;
}

/** The count below the field. */
export const countWords = (description: string): string =>
  `${digits.format(description.length)} ${description.length === 1 ? 'character' : 'characters'}`;
