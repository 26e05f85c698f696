/** Draws that a seed decides: the same seed and words always give the same number. */
export class Chance {
  readonly #seed: number;

  /** `text` keeps two postings with the same seed from getting the same draws. */
  constructor(seed: number, text: string) {
    this.#seed = hash(text, seed);
  }

  /** From 0 up to 1, decided by the seed and these words. */
  of(words: string): number {
    return hash(words, this.#seed) / 0x1_0000_0000;
  }

  /** The same things in an order that the seed decides. */
  shuffled<T>(things: readonly T[], nameOf: (thing: T) => string): T[] {
    return things
      .map((thing) => ({ thing, turn: this.of(nameOf(thing)) }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ thing }) => thing);
  }
}

/** FNV-1a over the characters, mixed at the end so that near words part widely; in whole numbers of 32 bits throughout. */
function hash(text: string, start: number): number {
  let mixed = 0x811c9dc5 ^ Math.imul(start, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
