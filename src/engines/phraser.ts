import type { Speaker } from '#contract/words.ts';
import type { Move, MoveInput } from '#domain/interview/moves.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

/** The whole interview, in the words in which an operator's automation is told of it. */
export interface WholeTalk {
  interviewId: string;
  questions: readonly { id: string; text: string }[];
  /** 0-based. */
  currentQuestionIndex: number;
  transcript: readonly { speaker: Speaker; text: string; questionNumber: number }[];
  company: string;
  jobDescription: string;
  customGreeting: string;
}

export interface PhraseRequest {
  /** What the interviewer does: decided by code, and not for a phraser to change. */
  move: Move;
  input: MoveInput;
  /** Read only by who sends all of it on. */
  wholeTalk: () => WholeTalk;
}

/** The words for a move. */
export interface Phrased extends EngineAnswer {
  text: string;
  /** Where the words say so themselves; code honours it within what a question may cost. */
  isFollowUp?: boolean;
}

/** The port to what words a move that was decided, where no reader has worded it. */
export interface Phraser {
  readonly name: string;
  /** Who words it acts on being asked, so that it is asked for nothing but what is said. */
  readonly isActedOn?: true;
  phrase(request: PhraseRequest, call: EngineCall): Promise<Phrased>;
}
