import type { Equipment } from '#durable/interview-object.ts';
import { EngineFailure } from '#engines/engine-failure.ts';

let present: Partial<Equipment> = {};

/** What interview objects that wake from now on work with; what is left out is production's. */
export function equip(next: Partial<Equipment>): void {
  present = next;
}

export const equipment = (): Partial<Equipment> => present;

/** Answers of an engine that are given when the test says so, and not before. */
export class Held<T> {
  /** How often it was asked. */
  asked = 0;
  readonly #waiting: { resolve: (value: T) => void; reject: (error: Error) => void }[] = [];
  #expected: (() => void)[] = [];

  ask(): Promise<T> {
    this.asked += 1;
    for (const tell of this.#expected.splice(0)) tell();
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Resolves once it was asked so often. */
  async wasAsked(times = 1): Promise<void> {
    while (this.asked < times) await new Promise<void>((resolve) => this.#expected.push(resolve));
  }

  answer(value: T): void {
    for (const { resolve } of this.#waiting.splice(0)) resolve(value);
  }

  fail(): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new EngineFailure('fault', 'It broke'));
  }
}
