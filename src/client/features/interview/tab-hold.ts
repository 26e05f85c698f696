/** A page that is just being left may hold the interview for a moment longer. */
const PATIENCE_MS = 700;

/**
 * One tab at a time speaks and listens in an interview. The browser keeps who it is, so a tab that is closed or crashes
 * lets go by itself. A browser without such locks lets every tab in; the server then sorts out who is behind.
 */
export class TabHold {
  readonly #name: string;
  readonly #onLost: () => void;
  readonly #locks: LockManager | undefined;
  #letGo: (() => void) | undefined;

  constructor(interviewId: string, onLost: () => void, locks: LockManager | undefined = navigator.locks) {
    this.#name = `interview_${interviewId}`;
    this.#onLost = onLost;
    this.#locks = locks;
  }

  /** Whether this tab has the interview now. By force it has, and the other tab is told that it lost it. */
  take(byForce = false): Promise<boolean> {
    const locks = this.#locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let isMine = false;
      const held = () => {
        isMine = true;
        resolve(true);
        return new Promise<void>((letGo) => {
          this.#letGo = letGo;
        });
      };
      const options = byForce ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
      locks.request(this.#name, options, held).catch(() => {
        if (isMine) this.#onLost();
        else resolve(false);
      });
    });
  }

  release(): void {
    this.#letGo?.();
    this.#letGo = undefined;
  }
}
