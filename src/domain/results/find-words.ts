/**
 * Where words stand in an answer. Words that the engine passed over stand in its quotes as blanks of the same length,
 * so where the exact words are not there, a blank matches anything. Undefined when they are not there at all.
 */
export function findWords(answer: string, quote: string): { start: number; end: number } | undefined {
  if (quote.trim() === '' || quote.length > answer.length) return undefined;
  const exact = answer.indexOf(quote);
  const start = exact >= 0 ? exact : /\s\s/.test(quote) ? findWithBlanks(answer, quote) : -1;
  return start < 0 ? undefined : { start, end: start + quote.length };
}

function findWithBlanks(answer: string, quote: string): number {
  for (let start = 0; start + quote.length <= answer.length; start++) {
    let same = 0;
    while (same < quote.length && (quote[same] === ' ' || quote[same] === answer[start + same])) same++;
    if (same === quote.length) return start;
  }
  return -1;
}
