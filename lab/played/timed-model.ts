import type { AnswerShape, Completion, LanguageModel, ModelRequest, StreamEnd } from '#engines/llm/language-model.ts';

/** A model whose calls are counted and timed. */
export class TimedModel implements LanguageModel {
  readonly name: string;
  readonly #llm: LanguageModel;
  readonly #seconds: number[] = [];
  #tokensIn = 0;
  #tokensOut = 0;
  #failed = 0;

  constructor(llm: LanguageModel) {
    this.#llm = llm;
    this.name = llm.name;
  }

  async complete(request: ModelRequest & { shape: AnswerShape }): Promise<Completion> {
    const startedAt = performance.now();
    try {
      const answer = await this.#llm.complete(request);
      this.#count(startedAt, answer.usage);
      return answer;
    } catch (error) {
      this.#failed += 1;
      throw error;
    }
  }

  async *stream(request: ModelRequest): AsyncGenerator<string, StreamEnd> {
    const startedAt = performance.now();
    try {
      const end = yield* this.#llm.stream(request);
      this.#count(startedAt, end.usage);
      return end;
    } catch (error) {
      this.#failed += 1;
      throw error;
    }
  }

  /** What it took, in a line. */
  report(): string {
    const sorted = [...this.#seconds].sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
    return `${sorted.length} answers, half of them within ${at(0.5)} s and nine in ten within ${at(0.9)} s; ${this.#failed} calls failed; ${this.#tokensIn} tokens in, ${this.#tokensOut} out`;
  }

  #count(startedAt: number, { tokensIn, tokensOut }: StreamEnd['usage']): void {
    this.#seconds.push((performance.now() - startedAt) / 1000);
    this.#tokensIn += tokensIn;
    this.#tokensOut += tokensOut;
  }
}
