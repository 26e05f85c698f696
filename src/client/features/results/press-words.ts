import type { Mark } from '#domain/results/finding.ts';

/** Brings the words of a mark into view and presses them: their note opens, and they are heard where they are recorded. */
export function pressWords({ number }: Mark): void {
  const words = document.querySelector<HTMLElement>(`[data-numbers~="${number}"] > [role="button"]`);
  words?.scrollIntoView({ block: 'nearest' });
  words?.click();
}
