/** Of a part; an ordinary sentence is shorter, and said by the embedded voice in about a tenth of a second. */
const MOST_COST = 180;
/** What a character costs that is no letter of a word: a digit, a capital and a mark may each be spoken as a word. */
const SPELLED_COST = 4;

/**
 * Cuts a text that can be spoken into parts none of which takes long to say: where a sentence ends, else where a clause
 * does, else between words, else anywhere.
 */
export function shortParts(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = endOfPart(text, at);
    const part = text.slice(at, end).trim();
    if (part !== '') parts.push(part);
    at = end;
  }
  return parts;
}

function endOfPart(text: string, from: number): number {
  let sentenceEnd: number | undefined;
  let clauseEnd: number | undefined;
  let wordEnd: number | undefined;
  let cost = 0;
  for (let at = from; at < text.length; at++) {
    const char = text.charAt(at);
    cost += /[a-z ]/.test(char) ? 1 : SPELLED_COST;
    if (cost > MOST_COST) return sentenceEnd ?? clauseEnd ?? wordEnd ?? at;
    if (text.charAt(at + 1) !== ' ') continue;
    if (/[.!?]/.test(char)) sentenceEnd = at + 1;
    else if (/[,;:]/.test(char)) clauseEnd = at + 1;
    else if (char !== ' ') wordEnd = at + 1;
  }
  return text.length;
}
