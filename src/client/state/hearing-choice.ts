import { createStore } from './store.ts';

/**
 * Who is to write down what the candidate says, where no engine of the server does. The last two are what became of
 * `device`: the program was too slow here, or did not run, and the next best way is taken.
 */
const CHOICES = ['device', 'browser', 'typing', 'too_slow', 'does_not_run'] as const;
export type HearingChoice = (typeof CHOICES)[number];

const KEY = 'who_hears';

/** What was chosen in this browser; null before. `device` is also the consent to fetch the speech program. */
export const hearingChoice = createStore<HearingChoice | null>(remembered());

export function chooseHearing(choice: HearingChoice | null): void {
  hearingChoice.set(choice);
  try {
    if (choice === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // It holds until the page is left.
  }
}

function remembered(): HearingChoice | null {
  try {
    return CHOICES.find((choice) => choice === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
}
