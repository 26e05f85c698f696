import { straighten } from '#domain/reading/straighten.ts';

/** Words that a model may write with a capital or as a number although nobody has said them. */
const EVERYBODYS =
  /^(?:I|I'm|I'd|I'll|I've|OK|Ok|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Numbers that count things in a sentence rather than state a fact. */
const SMALL_NUMBERS = new Set(['one', 'two', 'three', 'first', 'second', 'third', '1', '2', '3']);

const NUMBER_WORD =
  /^(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|quarter|twice)s?$/;

/** What has been said or written so far, to tell a model's facts from its inventions. */
export class KnownFacts {
  readonly #words: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    this.#words = new Set(texts.flatMap((text) => withNumbers(words(text).map(fold))));
  }

  /** Numbers, and capitalised names within a sentence, that nothing known holds. */
  inventedIn(text: string): string[] {
    return text.split(/(?<=[.!?:]["”’)]?)\s+/).flatMap((sentence) =>
      words(sentence).filter((word, i) => {
        const folded = fold(word);
        const number = numberIn(folded);
        if (this.#words.has(folded) || SMALL_NUMBERS.has(folded)) return false;
        if (number !== undefined && this.#words.has(`${number}`)) return false;
        if (/\d/.test(word) || NUMBER_WORD.test(folded) || (number ?? 0) > 3) return true;
        return i > 0 && /^\p{Lu}/u.test(word) && !EVERYBODYS.test(straighten(word));
      }),
    );
  }
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];

/** Without case, possession and the signs within numbers. */
const fold = (word: string): string =>
  straighten(word.normalize('NFKC').toLowerCase())
    .replace(/'s$/, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '');

const COUNTED: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, i) => [word, i]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, (i + 2) * 10]),
  ['dozen', 12],
]);
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  million: 1_000_000,
  m: 1_000_000,
};

/** The number that a word is, in digits or in letters, whatever stands behind its digits ('9am', '40k', '3rd'). */
function numberIn(word: string): number | undefined {
  const digits = /^(\d+(?:\.\d+)?)(\p{L}*)$/u.exec(word);
  if (digits) return Number(digits[1]) * (SCALES[digits[2] ?? ''] ?? 1);
  const [first = '', second, ...more] = word.split('-');
  const tens = COUNTED[first];
  const ones = second === undefined ? 0 : COUNTED[second];
  return tens === undefined || ones === undefined || more.length > 0 ? undefined : tens + ones;
}

/** Words, and beside them the numbers that they are, also several together: 'twenty five', 'two hundred', '40 thousand'. */
function withNumbers(folded: readonly string[]): string[] {
  const numbers = new Set<number>();
  folded.forEach((word, i) => {
    const number = numberIn(word);
    if (number === undefined) return;
    numbers.add(number);
    const [next = '', afterNext = ''] = folded.slice(i + 1);
    const ones = COUNTED[next] ?? 10;
    if (number >= 20 && number % 10 === 0 && ones < 10) numbers.add(number + ones);
    const scale = SCALES[next];
    if (scale === undefined) return;
    numbers.add(number * scale);
    const rest = numberIn(afterNext === 'and' ? (folded[i + 3] ?? '') : afterNext);
    if (rest !== undefined && rest < scale) numbers.add(number * scale + rest);
  });
  return [...folded, ...[...numbers].map(String)];
}
