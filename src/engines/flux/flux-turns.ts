import { heardText } from '#domain/speech/heard-text.ts';
import { isObject, type Loose } from '#engines/json-answer.ts';

/** What a frame of the recogniser changes. */
export type FluxNews =
  | { kind: 'partial'; text: string }
  /** `endMs` is where its sound ends, by the recogniser's clock; undefined when it does not say. */
  | { kind: 'settled'; text: string; endMs: number | undefined }
  | { kind: 'error' };

const TURN_EVENTS = ['Update', 'StartOfTurn', 'EagerEndOfTurn', 'TurnResumed', 'EndOfTurn'];

/**
 * Reads the frames of one Flux connection. Each frame of a turn has all its words until then; a turn that ends is
 * settled and the next one begins. What is no frame of Flux's is passed over.
 */
export class FluxTurns {
  #turn = 0;
  /** The last words of the present turn that were not blank: an end may come without any. */
  #text = '';
  #endMs: number | undefined;
  #hasBegun = false;

  /** How far it has heard, by its own clock, where `sentMs` were sent; all of that where it keeps no clock. */
  heardMs(sentMs: number): number {
    return this.#endMs ?? (this.#hasBegun ? sentMs : 0);
  }

  /** The words of the turn that has not ended. */
  get unsettled(): string {
    return this.#text;
  }

  /** What a frame says; undefined when it is no answer at all. */
  read(frame: unknown): FluxNews[] | undefined {
    if (!isObject(frame)) return undefined;
    if (frame.type === 'Connected') return [];
    if (frame.type === 'Error') return [{ kind: 'error' }];
    if (typeof frame.event !== 'string' || !TURN_EVENTS.includes(frame.event)) return undefined;
    this.#hasBegun = true;
    const turn = typeof frame.turn_index === 'number' ? frame.turn_index : this.#turn;
    const endMs = windowEndMs(frame) ?? this.#endMs;
    if (turn < this.#turn) {
      // Of a turn that is settled.
      this.#endMs = endMs;
      return [];
    }
    // The turn before ended, and its end did not come.
    const news = turn > this.#turn ? this.#settle() : [];
    this.#turn = turn;
    this.#endMs = endMs;
    const text = heardText(typeof frame.transcript === 'string' ? frame.transcript : '');
    const isNew = text !== '' && text !== this.#text;
    if (text !== '') this.#text = text;
    if (frame.event === 'EndOfTurn') {
      news.push(...this.#settle());
      this.#turn = turn + 1;
    } else if (isNew) {
      news.push({ kind: 'partial', text });
    }
    return news;
  }

  #settle(): FluxNews[] {
    const text = this.#text;
    this.#text = '';
    return text === '' ? [] : [{ kind: 'settled', text, endMs: this.#endMs }];
  }
}

function windowEndMs({ audio_window_end: seconds }: Loose): number | undefined {
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0
    ? Math.round(seconds * 1_000)
    : undefined;
}
