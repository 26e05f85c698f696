import { lengthProblem } from '#client/ui/length-words.ts';
import { MAX_ANSWER_CHARS } from '#contract/limits.ts';
import { awaitsReply, isTurn, transcribedOf } from '#domain/stage/stage.ts';
import type { LiveView } from './live-view.ts';
import { onItsWay, writtenDown } from './waiting-words.ts';

interface TypingHint {
  text: string;
  /** Whether what is in the field may go out. */
  maySend: boolean;
  isProblem: boolean;
}

/** What stands beside the button that sends what was typed. */
export function typingHint(view: LiveView): TypingHint {
  const { stage, draft, unsent, isDraftComing } = view;
  const waiting = (text: string): TypingHint => ({ text, maySend: false, isProblem: false });
  const tooLong = lengthProblem(draft, MAX_ANSWER_CHARS);
  if (tooLong !== '') return { text: tooLong, maySend: false, isProblem: true };
  if (isDraftComing || transcribedOf(stage) !== null) return waiting(writtenDown(view));
  if (awaitsReply(stage)) return waiting(onItsWay(view));
  if (!isTurn(stage)) return waiting('Your turn comes when the question ends.');
  const gotNoReply = unsent !== null && unsent.text === draft.trim();
  return {
    text: gotNoReply ? 'This answer got no reply. It is still here: send it again.' : 'Ctrl and Enter sends it too.',
    maySend: draft.trim() !== '',
    isProblem: false,
  };
}
