import type { MoveInput, ProposedWords } from '#domain/interview/moves.ts';
import type { Reading } from '#domain/reading/reading.ts';
import type { EngineAnswer, EngineCall } from './engine-call.ts';

/** Words that were said, the question that they were said to, and what was said to it before. */
export interface ReadRequest extends Omit<MoveInput, 'reading'> {
  /** Words that came late, or were corrected: nobody replies to them. */
  isLate?: true;
}

export interface ReaderAnswer extends EngineAnswer {
  reading: Reading;
  /** From a reader that words as well: said if code makes the move that they are for. */
  proposed?: ProposedWords;
  /** The reading with what comes after the words; nobody waits for it, and it never rejects. */
  whole?: Promise<Reading>;
}

/** The port to whatever reads what was said. It is asked once for each answer, and what it says is kept. */
export interface Reader {
  readonly name: string;
  read(request: ReadRequest, call: EngineCall): Promise<ReaderAnswer>;
}
