/** The sentences of a reply as they become known, for however many listen, from whenever on. */
export class SentenceFeed implements AsyncIterable<string> {
  readonly #sentences: string[] = [];
  #isOver = false;
  #wakers: (() => void)[] = [];

  static of(sentences: readonly string[]): SentenceFeed {
    const feed = new SentenceFeed();
    for (const sentence of sentences) feed.add(sentence);
    feed.end();
    return feed;
  }

  add(sentence: string): void {
    this.#sentences.push(sentence);
    this.#wake();
  }

  /** Nothing comes any more. */
  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    for (let at = 0; ; at++) {
      while (at >= this.#sentences.length) {
        if (this.#isOver) return;
        await new Promise<void>((resolve) => this.#wakers.push(resolve));
      }
      yield this.#sentences[at] ?? '';
    }
  }

  #wake(): void {
    const wakers = this.#wakers;
    this.#wakers = [];
    for (const wake of wakers) wake();
  }
}
