import type { ErrorKind } from '#contract/errors.ts';
import type { SpeechKind } from '#storage/speech-totals.ts';
import type { Refusal } from './outcome.ts';
import type { SpeechRefusal } from './speech/speech-purse.ts';

/** One sentence for unclaimed, foreign and unknown interviews alike, so that an id tells nothing. */
export const NOT_YOURS = 'This interview is not available to you';

/** Why a service speaks or hears no more, and what to do. */
const USED_UP: Record<SpeechKind, string> = {
  spoken: 'The voice has spoken as much as it may today. Please read on; it counts the same.',
  heard: 'Speech recognition has heard as much as it may today. Please type your answers; they count the same.',
};

/** What is said where paid speech cannot be counted just now. */
const UNCOUNTED: Record<SpeechKind, string> = {
  spoken: 'The voice cannot be used just now. Please read on; it counts the same.',
  heard: 'Speech recognition cannot be used just now. Please type your answers; they count the same.',
};

export const speechRefusalWords = (refusal: SpeechRefusal, kind: SpeechKind): string =>
  (refusal === 'used_up' ? USED_UP : UNCOUNTED)[kind];

/** What a refusal is called at the edge, and the sentence that it is told in. */
export function refusalWords(refusal: Refusal): { code: ErrorKind; message: string } {
  switch (refusal.reason) {
    case 'forbidden':
      return { code: 'forbidden', message: NOT_YOURS };
    case 'stale_turn':
      return { code: 'stale_turn', message: 'The interview has moved on, perhaps in another tab' };
    case 'failed':
      return { code: 'internal', message: 'Something went wrong on our side. Please try again.' };
    case 'rate_limited':
      return { code: 'rate_limited', message: 'That is more than anybody says in a minute. Please wait a little.' };
    case 'used_up':
      return { code: 'rate_limited', message: refusal.message };
    case 'conflict':
    case 'bad_request':
    case 'not_found':
    case 'too_large':
    case 'unprocessable':
      return { code: refusal.reason, message: refusal.message };
  }
}
