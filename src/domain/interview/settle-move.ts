import { leavingMove } from './decide-move.ts';
import type { Move, MoveInput } from './moves.ts';
import { followUpBudget } from './progress.ts';

/**
 * The move that a reply makes whose words say themselves whether they follow up: that they do not is honoured, that they
 * do only after an answer and within what a question may cost. Undefined when the words ask where nothing may be asked.
 */
export function settleMove(move: Move, isFollowUp: boolean | undefined, input: MoveInput): Move | undefined {
  const isInvite = move.kind === 'invite';
  if (isFollowUp === undefined || (isFollowUp === move.isFollowUp && !isInvite)) return move;
  if (!isFollowUp) return isInvite ? move : leavingMove(move, input);
  if (!move.scored || input.followUpsUsed >= followUpBudget(input.length)) return undefined;
  const { transitionTo: _, ...rest } = move;
  return { ...rest, putsOff: false, kind: 'follow_up', gap: null, isFollowUp: true, costsFollowUp: true };
}
