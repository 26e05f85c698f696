import { straighten } from '#domain/reading/straighten.ts';
import { numberIn, saidNumbers } from './said-numbers.ts';

/** Words that a model may write with a capital or as a number although nobody has said them. */
const EVERYBODYS =
  /^(?:I|I'm|I'd|I'll|I've|OK|Ok|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Numbers that count things in a sentence rather than state a fact. */
const SMALL_NUMBERS = new Set(['one', 'two', 'three', 'first', 'second', 'third', '1', '2', '3']);

/** Those that are no number by themselves. */
const NUMBER_WORD = /^(?:hundred|thousand|million|billion|dozen|half|twice)s?$/;

/** What has been said or written so far, to tell a model's facts from its inventions. */
export class KnownFacts {
  readonly #words: ReadonlySet<string>;
  readonly #numbers: ReadonlySet<number>;

  constructor(texts: readonly string[]) {
    const folded = texts.map((text) => words(text).map(fold));
    this.#words = new Set(folded.flat());
    this.#numbers = new Set(folded.flatMap(saidNumbers).map(({ number }) => number));
  }

  /** Numbers, and capitalised names within a sentence, that nothing known holds; '30' is known where 'thirty' is. */
  inventedIn(text: string): string[] {
    return text.split(/(?<=[.!?:]["”’)]?)\s+/).flatMap((sentence) => {
      const own = words(sentence);
      const folded = own.map(fold);
      const numbers = saidNumbers(folded).filter(({ number }) => this.#numbers.has(number));
      return own.filter((word, i) => {
        const plain = folded[i] ?? '';
        if (this.#words.has(plain) || SMALL_NUMBERS.has(plain)) return false;
        if (numbers.some(({ from, to }) => i >= from && i < to)) return false;
        if (/\d/.test(word) || NUMBER_WORD.test(plain) || numberIn(plain) !== undefined) return true;
        return i > 0 && /^\p{Lu}/u.test(word) && !EVERYBODYS.test(straighten(word));
      });
    });
  }
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];

/** Without case, possession and the signs within numbers. */
const fold = (word: string): string =>
  straighten(word.normalize('NFKC').toLowerCase())
    .replace(/'s$/, '')
    .replace(/(?<=\d)[.,](?=\d)/g, '');
