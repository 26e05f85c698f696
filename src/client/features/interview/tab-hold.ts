/** A page that is just being left may hold the interview for a moment longer. */
const PATIENCE_MS = 700;
/** The same in the tab that had it: who holds it is this tab's own last page, however slow that is to go. */
const PATIENCE_WITH_OWN_MS = 10_000;

/** How often a page that waits looks whether the interview is free, and how often it has to be. */
const LOOK_EVERY_MS = 1_000;
const LOOKS_UNTIL_LEFT = 5;

/**
 * One tab at a time speaks and listens in an interview. The browser keeps who it is, so a tab that is closed or crashes
 * lets go by itself. A browser without such locks lets every tab in; the server then sorts out who is behind.
 */
export class TabHold {
  readonly #name: string;
  /** Stays in this tab over a reload, which gives nothing up. */
  readonly #heldKey: string;
  readonly #onLost: () => void;
  readonly #locks: LockManager | undefined;
  readonly #storage: () => Storage;
  #letGo: (() => void) | undefined;

  constructor(
    interviewId: string,
    onLost: () => void,
    locks: LockManager | undefined = navigator.locks,
    storage: () => Storage = () => sessionStorage,
  ) {
    this.#name = `interview_${interviewId}`;
    this.#heldKey = `interview_held_${interviewId}`;
    this.#onLost = onLost;
    this.#locks = locks;
    this.#storage = storage;
  }

  /** Whether this tab has the interview now. By force it has, and the other tab is told that it lost it. */
  take(byForce = false): Promise<boolean> {
    const locks = this.#locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let isMine = false;
      const held = () => {
        isMine = true;
        this.#note(true);
        resolve(true);
        return new Promise<void>((letGo) => {
          this.#letGo = letGo;
        });
      };
      const options = byForce ? { steal: true } : { signal: AbortSignal.timeout(this.#patienceMs) };
      locks.request(this.#name, options, held).catch(async () => {
        // A browser that is too busy gives nothing in time, not even what nobody has.
        if (!isMine && !(await this.#isHeld(locks))) return resolve(this.take(byForce));
        this.#note(false);
        if (isMine) this.#onLost();
        else resolve(false);
      });
    });
  }

  #isHeld(locks: LockManager): Promise<boolean> {
    return locks.query().then(
      ({ held = [] }) => held.some(({ name }) => name === this.#name),
      () => true,
    );
  }

  /** Resolves once no tab has had the interview for so long that whoever had it is not merely loading again. */
  async isLeft(signal: AbortSignal): Promise<boolean> {
    const locks = this.#locks;
    for (let free = 0; locks && free < LOOKS_UNTIL_LEFT; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      if (signal.aborted) return false;
      free = (await this.#isHeld(locks)) ? 0 : free + 1;
    }
    return locks !== undefined && !signal.aborted;
  }

  release(): void {
    if (this.#letGo) this.#note(false);
    this.#letGo?.();
    this.#letGo = undefined;
  }

  get #patienceMs(): number {
    try {
      return this.#storage().getItem(this.#heldKey) === null ? PATIENCE_MS : PATIENCE_WITH_OWN_MS;
    } catch {
      return PATIENCE_MS;
    }
  }

  #note(isHeld: boolean): void {
    try {
      if (isHeld) this.#storage().setItem(this.#heldKey, 'true');
      else this.#storage().removeItem(this.#heldKey);
    } catch {
      // A reload is waited for as any other page then.
    }
  }
}
