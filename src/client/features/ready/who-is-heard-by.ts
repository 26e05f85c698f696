import type { BrowserRecognitionOffer } from '#client/audio/recognition-offer.ts';
import type { HearingChoice } from '#client/state/hearing-choice.ts';
import { browserWords } from './hearing-words.ts';

export type Way = 'device' | 'browser' | 'typing';

interface Known {
  choice: HearingChoice | null;
  offer: BrowserRecognitionOffer;
  /** The speech program is here. */
  isProgramHere: boolean;
}

/** Which way is in use where no engine of the server hears: the chosen one if it can be had, else the next best. */
export function wayInUse({ choice, offer, isProgramHere }: Known): Way {
  if (choice === 'typing') return 'typing';
  if (choice === 'device' && isProgramHere) return 'device';
  return browserWords(offer)?.isUsable ? 'browser' : 'typing';
}
