const digits = new Intl.NumberFormat('en-GB');

/** What is wrong with the length of a text; '' when nothing is. White space around it is not sent and not counted. */
export function lengthProblem(text: string, maxChars: number): string {
  const excess = text.trim().length - maxChars;
  if (excess <= 0) return '';
  return `This is ${digits.format(excess)} ${excess === 1 ? 'character' : 'characters'} over the limit of ${digits.format(maxChars)}. Please shorten it.`;
}

/** The count below a field. */
export const countWords = (text: string): string =>
  `${digits.format(text.length)} ${text.length === 1 ? 'character' : 'characters'}`;
