import type { LiveView } from './live-view.ts';

/** What the screen shows, for the parts of the session that change it and for the screen that looks. */
export class ViewStore {
  readonly #listeners = new Set<() => void>();
  #view: LiveView;

  constructor(view: LiveView) {
    this.#view = view;
  }

  get view(): LiveView {
    return this.#view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(change: Partial<LiveView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener();
  }
}
