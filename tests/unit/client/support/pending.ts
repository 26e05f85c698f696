/** A promise that the test settles when it likes. */
export class Pending<T> {
  isSettled = false;
  #resolve: (value: T) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  readonly promise = new Promise<T>((resolve, reject) => {
    this.#resolve = resolve;
    this.#reject = reject;
  });

  resolve(value: T): void {
    this.isSettled = true;
    this.#resolve(value);
  }

  reject(error: unknown): void {
    this.isSettled = true;
    this.#reject(error);
  }
}
