import { acknowledge, isPersonal, tellsOfADeath } from './acknowledge.ts';
import { TOLD_OF_A_DEATH_AT_LAST, TOLD_SOMETHING_PERSONAL_AT_LAST } from './acknowledgements.ts';
import { earlierAnswers } from './decide-move.ts';
import type { Move, MoveInput } from './move.ts';
import type { Occasion } from './phrases.ts';
import { RATHER_NOT } from './said-sideways.ts';
import { say } from './say.ts';
import { toldInAll, wordAside } from './word-follow-up.ts';

export function wordLeaving(move: Move, input: MoveInput): string {
  if (move.scored && RATHER_NOT.test(input.userText)) return say(input, 'left_there');
  const occasion = occasionOfLeaving(move, input);
  return occasion ? say(input, occasion) : acknowledge(input, toldInAll(input));
}

/** The last question is left like any other: what was asked for, or told, is not lost in the goodbye. */
export function wordBeforeClosing(move: Move, input: MoveInput): string {
  if (move.intent === 'stop') return 'Of course, go.';
  if (move.scored) return wordAside(input) || wordOfWhatWasTold(input.userText);
  const occasion = occasionOfLeaving(move, input);
  if (!occasion) return '';
  return say(input, occasion === 'moving_on' ? 'let_go' : occasion);
}

function wordOfWhatWasTold(said: string): string {
  if (tellsOfADeath(said)) return TOLD_OF_A_DEATH_AT_LAST;
  return isPersonal(said) ? TOLD_SOMETHING_PERSONAL_AT_LAST : '';
}

/** Undefined where an answer is acknowledged. */
function occasionOfLeaving({ intent, reason, scored }: Move, input: MoveInput): Occasion | undefined {
  if (!scored && reason === 'for_a_loss') return 'left_for_a_loss';
  if (reason === 'goes_on') return 'gone_on';
  if (!scored && (reason === 'refuses' || reason === 'spares_others')) return 'left_unsaid';
  if (reason === 'it_hurts') return 'passed_over_kindly';
  if (intent === 'later') return 'passed_over';
  if (intent === 'skip') return 'skipped';
  if (intent === 'told_already') return earlierAnswers(input).length > 0 ? 'taken_as_told' : 'not_caught';
  return scored || earlierAnswers(input).length > 0 ? undefined : 'moving_on';
}
