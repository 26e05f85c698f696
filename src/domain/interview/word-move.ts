import type { Move, MoveInput } from './move.ts';
import { wishesToGoOn } from './plain-wishes.ts';
import { say } from './say.ts';
import { kinWhoDied, tellsOfGrief } from './tells-of-loss.ts';
import { wordNarrowerTry } from './word-again.ts';
import { wordAside, wordFollowUp } from './word-follow-up.ts';
import { wordBeforeClosing, wordLeaving } from './word-leaving.ts';
import { wordReaction } from './word-reaction.ts';

/** The words for a move, from patterns and from the candidate's own; nothing is said twice in a question. */
export function wordMove(move: Move, heard: MoveInput): string {
  // Whatever keyboard or recogniser they come from, apostrophes are one sign.
  const input = { ...heard, userText: heard.userText.replaceAll('’', "'") };
  switch (move.kind) {
    case 'follow_up':
      return wordFollowUp(move.gap ?? 'specifics', input);
    case 'narrower_try':
      return wordNarrowerTry(move, input);
    case 'closing':
      return [wordBeforeClosing(move, input), say(input, 'closing')].filter(Boolean).join(' ');
    case 'acknowledgement':
      return ((move.scored || goesOnInGrief(input.userText)) && wordAside(input)) || wordLeaving(move, input);
    default:
      return wordReaction(move, input);
  }
}

const goesOnInGrief = (said: string) => wishesToGoOn(said) && kinWhoDied(said) !== undefined && tellsOfGrief(said);
