/** A number that words or digits make, and the words that it is made of, the end not among them. */
export interface SaidNumber {
  number: number;
  from: number;
  to: number;
}

const ONES = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
const TEENS = 'seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

const COUNTED: Readonly<Record<string, number>> = Object.fromEntries([
  ...`${ONES} ${TEENS}`.split(' ').map((word, i) => [word, i]),
  ...TENS.split(' ').map((word, i) => [word, (i + 2) * 10]),
  ['dozen', 12],
]);
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };
/** Behind digits. */
const SHORT_SCALES: Readonly<Record<string, number>> = { k: 1_000, m: 1_000_000 };

/** The number that one word is, whatever stands behind its digits: '9am', '40k', 'twenty-five'. */
export function numberIn(word: string): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(word);
  if (digits) return Number(digits[1]) * (SHORT_SCALES[digits[2] ?? ''] ?? 1);
  const [first = '', second, ...more] = word.split('-');
  const tens = COUNTED[first];
  const ones = second === undefined ? 0 : COUNTED[second];
  return tens === undefined || ones === undefined || more.length > 0 ? undefined : tens + ones;
}

/** Every number that these words make, alone and together: 'twenty five', 'two hundred and ten', 'twenty twelve'. */
export function saidNumbers(words: readonly string[]): SaidNumber[] {
  return words.flatMap((word, from): SaidNumber[] => {
    const first = numberIn(word);
    if (first === undefined) return [];
    const found: SaidNumber[] = [{ number: first, from, to: from + 1 }];
    const second = numberIn(words[from + 1] ?? '');
    if (second !== undefined) {
      if (isTens(first) && second > 0 && second < 10) found.push({ number: first + second, from, to: from + 2 });
      // As years are said.
      if (first >= 10 && first < 100 && second >= 10 && second < 100) {
        found.push({ number: first * 100 + second, from, to: from + 2 });
        const third = numberIn(words[from + 2] ?? '') ?? 0;
        if (isTens(second) && third > 0 && third < 10)
          found.push({ number: first * 100 + second + third, from, to: from + 3 });
      }
    }
    const scale = SCALES[words[from + 1] ?? ''];
    if (scale === undefined) return found;
    found.push({ number: first * scale, from, to: from + 2 });
    const at = words[from + 2] === 'and' ? from + 3 : from + 2;
    for (const rest of saidNumbers(words.slice(at, at + 2)).filter((each) => each.from === 0 && each.number < scale))
      found.push({ number: first * scale + rest.number, from, to: at + rest.to });
    return found;
  });
}

const isTens = (number: number): boolean => number >= 20 && number < 100 && number % 10 === 0;
