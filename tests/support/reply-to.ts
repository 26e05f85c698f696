import { decideMove } from '#domain/interview/decide-move.ts';
import type { Move, MoveInput } from '#domain/interview/move.ts';
import { wordMove } from '#domain/interview/word-move.ts';

/** A move together with the embedded words for it. */
export interface Reply extends Move {
  text: string;
}

export function replyTo(input: MoveInput): Reply {
  const move = decideMove(input);
  return { ...move, text: wordMove(move, input) };
}
