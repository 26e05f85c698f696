import { EngineFailure } from '#engines/engine-failure.ts';

/** Whoever has not asked for its turn for so long is gone: a runtime ends a call that was hung up on without a word. */
const GONE_MS = 5_000;

/** A place in the line. */
export type Place = symbol;

/** Who speaks next where one thread speaks for all: one after the other, a slice each. */
export class SpeakingLine {
  readonly #most: number;
  /** When each last asked, in the order of their turns. */
  readonly #askedAt = new Map<Place, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Takes a place at the end; throws EngineFailure where too many wait. */
  join(now: number): Place {
    this.#forgetGone(now);
    if (this.#askedAt.size >= this.#most) throw new EngineFailure('busy', 'Too many wait for the voice');
    const place = Symbol('place');
    this.#askedAt.set(place, now);
    return place;
  }

  isTurnOf(place: Place, now: number): boolean {
    this.#askedAt.set(place, now);
    this.#forgetGone(now);
    const [first] = this.#askedAt.keys();
    return first === place;
  }

  goBehind(place: Place, now: number): void {
    this.#askedAt.delete(place);
    this.#askedAt.set(place, now);
  }

  leave(place: Place): void {
    this.#askedAt.delete(place);
  }

  #forgetGone(now: number): void {
    for (const [place, askedAt] of this.#askedAt) if (now - askedAt > GONE_MS) this.#askedAt.delete(place);
  }
}
