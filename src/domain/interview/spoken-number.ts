const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALE: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 };
const WORD = [...SMALL, ...TENS, ...Object.keys(SCALE)].join('|');

/** A number in digits or in words, in lower-case text: '82', '12.5', 'two hundred and forty'. */
export const SPOKEN_NUMBER = `\\d+(?:\\.\\d+)?(?: (?:hundred|thousand|million))?|(?:${WORD})\\b(?: (?:and )?(?:${WORD})\\b)*`;

/** What such a number is; undefined where the words are none. */
export function parseSpokenNumber(text: string): number | undefined {
  let total = 0;
  let part = 0;
  let known = false;
  for (const word of text.split(' ')) {
    if (word === 'and') continue;
    const value = valueOfWord(word);
    const scale = SCALE[word];
    if (value === undefined && scale === undefined) return undefined;
    known = true;
    if (value !== undefined) part += value;
    else if (scale === 100) part = Math.max(part, 1) * 100;
    else {
      total += Math.max(part, 1) * (scale ?? 1);
      part = 0;
    }
  }
  return known ? total + part : undefined;
}

function valueOfWord(word: string): number | undefined {
  if (/^\d/.test(word)) return Number(word);
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const tens = TENS.indexOf(word);
  return tens >= 0 ? (tens + 2) * 10 : undefined;
}
