import { straighten } from '#domain/reading/straighten.ts';

/** Words that a model may write with a capital or as a number although nobody has said them. */
const EVERYBODYS =
  /^(?:I|I'm|I'd|I'll|I've|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Numbers that count things in a sentence rather than state a fact. */
const SMALL_NUMBERS = new Set(['one', 'two', 'three', 'first', 'second', 'third', '1', '2', '3']);

const NUMBER_WORD =
  /^(?:four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|quarter|twice)s?$/;

/** What has been said or written so far, to tell a model's facts from its inventions. */
export class KnownFacts {
  readonly #words: ReadonlySet<string>;

  constructor(texts: readonly string[]) {
    this.#words = new Set(texts.flatMap((text) => words(text).map(fold)));
  }

  /** Numbers, and capitalised names within a sentence, that nothing known holds. */
  inventedIn(text: string): string[] {
    return text.split(/(?<=[.!?:]["”’)]?)\s+/).flatMap((sentence) =>
      words(sentence).filter((word, i) => {
        const folded = fold(word);
        if (this.#words.has(folded) || SMALL_NUMBERS.has(folded)) return false;
        if (/\d/.test(word) || NUMBER_WORD.test(folded)) return true;
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
