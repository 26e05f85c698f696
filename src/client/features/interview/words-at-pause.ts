import { finishedLikelihood, heardWords, type TurnEndWeights } from '#domain/turn-end/finished-words.ts';
import { DEFAULT_PATIENCE, type Patience } from '#domain/turn-end/patience.ts';

/** Tells how finished the words sound that are heard; what that takes is loaded with the first patience that needs it. */
export class WordsAtPause {
  readonly #onWords: (finished: number, areMore: boolean) => void;
  #weights: TurnEndWeights | undefined;
  #isLoading = false;
  #heard = '';
  #count = 0;

  constructor(onWords: (finished: number, areMore: boolean) => void) {
    this.#onWords = onWords;
  }

  /** Without what it takes, pauses count alone. */
  getReady(patience: Patience): void {
    if (patience === DEFAULT_PATIENCE || this.#isLoading) return;
    this.#isLoading = true;
    import('#domain/turn-end/fitted-turn-end.ts').then(
      ({ fittedTurnEnd }) => {
        this.#weights = fittedTurnEnd;
      },
      () => {
        this.#isLoading = false;
      },
    );
  }

  /** All words of the answer so far; '' where it begins. */
  hear(text: string): void {
    if (text === this.#heard) return;
    this.#heard = text;
    const count = heardWords(text).length;
    const areMore = count > this.#count;
    this.#count = count;
    if (this.#weights && count > 0) this.#onWords(finishedLikelihood(this.#weights, text), areMore);
  }
}
