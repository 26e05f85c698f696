import type { Gap } from './move.ts';
import { quoteAction, quoteClaim } from './quote-answer.ts';

/** A clause with a few of the candidate's own words, where they belong to what is asked; '' where none do. */
export function leadIn(gap: Gap, answer: string): string {
  if (gap === 'outcome' || gap === 'reason') {
    const action = quoteAction(answer);
    return action ? `You said you ${action}.` : '';
  }
  const claim = gap === 'specifics' ? quoteClaim(answer) : undefined;
  return claim ? `You said you are ${claim}.` : '';
}
