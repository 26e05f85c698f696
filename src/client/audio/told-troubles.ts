import type { HearingReason } from './hearing-reason.ts';

export interface TroubleEvents {
  onTrouble?(reason: HearingReason): void;
  onTroubleOver?(reason: HearingReason): void;
}

/** What stands in the way of hearing, each told once when it begins and once when it is over. */
export class ToldTroubles {
  readonly #events: TroubleEvents;
  readonly #standing = new Set<HearingReason>();
  #isSilent = false;

  constructor(events: TroubleEvents) {
    this.#events = events;
  }

  has(reason: HearingReason): boolean {
    return this.#standing.has(reason);
  }

  begin(reason: HearingReason): void {
    if (this.#isSilent || this.#standing.has(reason)) return;
    this.#standing.add(reason);
    this.#events.onTrouble?.(reason);
  }

  end(reason: HearingReason): void {
    if (this.#standing.delete(reason)) this.#events.onTroubleOver?.(reason);
  }

  /** Nobody is told of another one. */
  silence(): void {
    this.#isSilent = true;
  }
}
