import type { ReplyDecision, ReplyInput } from '#domain/interview/conversation.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

export type Move = Omit<ReplyDecision, 'text'>;

export interface PhraseRequest {
  /** What the interviewer does: decided by code, and not for a phraser to change. */
  move: Move;
  input: ReplyInput;
}

/** The port to what words a move that was decided. */
export interface Phraser {
  readonly name: string;
  phrase(request: PhraseRequest, call: EngineCall): Promise<EngineAnswer & { text: string }>;
}
