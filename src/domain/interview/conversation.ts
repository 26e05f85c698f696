import { decideMove } from './decide-move.ts';
import type { Move, MoveInput } from './move.ts';
import { wordMove } from './word-move.ts';

export type ReplyInput = MoveInput;

/** A move together with the words for it. */
export interface ReplyDecision extends Move {
  text: string;
}

/** What the interviewer says next: the move, and the embedded words for it. */
export function decideReply(input: ReplyInput): ReplyDecision {
  const move = decideMove(input);
  return { ...move, text: wordMove(move, input) };
}
