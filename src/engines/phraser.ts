import type { Move, MoveInput } from '#domain/interview/move.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

export interface PhraseRequest {
  /** What the interviewer does: decided by code, and not for a phraser to change. */
  move: Move;
  input: MoveInput;
}

/** The port to what words a move that was decided. */
export interface Phraser {
  readonly name: string;
  phrase(request: PhraseRequest, call: EngineCall): Promise<EngineAnswer & { text: string }>;
}
