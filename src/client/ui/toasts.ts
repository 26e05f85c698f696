/** A short notice about something that happened; never the only place where an error is told. */
export interface ToastWords {
  title: string;
  text?: string;
  kind?: 'plain' | 'danger';
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; onPress: () => void };
  /** How long it stays, 0 until it is dismissed; 6 s unless told. */
  lastsMs?: number;
}

let waiting: readonly ToastWords[] = [];
const watchers = new Set<() => void>();

/** Shows a notice at the foot of the page. Needs the `ToastArea` that stands once in the page. */
export function showToast(toast: ToastWords): void {
  waiting = [...waiting, toast];
  for (const watch of watchers) watch();
}

/** What is asked for and not yet shown. */
export const waitingToasts = (): readonly ToastWords[] => waiting;

export function takeToasts(): readonly ToastWords[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

export function watchToasts(watch: () => void): () => void {
  watchers.add(watch);
  return () => watchers.delete(watch);
}
