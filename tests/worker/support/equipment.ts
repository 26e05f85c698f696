import type { Equipment } from '#durable/interview-object.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Phrased, Phraser } from '#engines/phraser.ts';

let present: Partial<Equipment> = {};

/** What interview objects that wake from now on work with; what is left out is production's. */
export function equip(next: Partial<Equipment>): void {
  present = next;
}

export const equipment = (): Partial<Equipment> => present;

/** A phraser whose every reply is one that the test gives. */
export const phraserThat = (phrase: () => Promise<Phrased>): Phraser => ({ name: 'test', phrase });

const LOOK_AGAIN_MS = 2;

/**
 * Answers of an engine that are given when the test says so, and not before. Both sides look for what the other did:
 * a promise that one object settles for another goes on in the wrong one's context.
 */
export class Held<T> {
  /** How often it was asked. */
  asked = 0;
  readonly #answers: (() => T)[] = [];

  async ask(): Promise<T> {
    const mine = this.asked;
    this.asked += 1;
    for (;;) {
      const answer = this.#answers[mine];
      if (answer) return answer();
      await lookAgain();
    }
  }

  /** Resolves once it was asked so often. */
  async wasAsked(times = 1): Promise<void> {
    while (this.asked < times) await lookAgain();
  }

  /** Answers everybody who has asked until now. */
  answer(value: T): void {
    this.#settle(() => value);
  }

  fail(): void {
    this.#settle(() => {
      throw new EngineFailure('fault', 'It broke');
    });
  }

  #settle(answer: () => T): void {
    while (this.#answers.length < this.asked) this.#answers.push(answer);
  }
}

const lookAgain = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
