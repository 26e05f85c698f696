import type { MoveInput } from '#domain/interview/moves.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

/** Words that were said, the question that they were said to, and what was said to it before. */
export type ReadRequest = Omit<MoveInput, 'reading'>;

export interface ReaderAnswer extends EngineAnswer {
  reading: Reading;
  /** From a reader that words as well: what it would say next. Code decides whether it is said. */
  words?: string;
}

/** The port to whatever reads what was said. It is asked once for each answer, and what it says is kept. */
export interface Reader {
  readonly name: string;
  read(request: ReadRequest, call: EngineCall): Promise<ReaderAnswer>;
}
