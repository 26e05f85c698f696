import { decideMove } from '#domain/interview/decide-move.ts';
import type { Move, SoFar } from '#domain/interview/moves.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { readWith } from '#engines/embedded/embedded-reader.ts';
import type { ReadRequest } from '#engines/reader.ts';
import { READING_MODEL } from './reading-model.ts';

/** A move together with the embedded words for it. */
export interface Reply extends Move {
  text: string;
}

/** Before anything was said. */
export const NOTHING_YET: SoFar = {
  answered: 0,
  followedUp: 0,
  probes: [],
  pace: 'even',
  tellsTime: false,
  said: [],
  questionsLeft: 3,
};

/** What the built-in interviewer does and says to these words. */
export function replyTo(request: ReadRequest): Reply {
  const input = { ...request, reading: readWith(READING_MODEL, request) };
  const move = decideMove(input);
  return { ...move, text: wordMove(move, input) };
}
