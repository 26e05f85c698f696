import type { QuestionType } from '#contract/words.ts';
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

/** What is said to some words after the third question of half an hour, before anything was asked on; `change` says what differs. */
export const replyAfter = (
  type: QuestionType,
  text: string,
  userText: string,
  change: Partial<MoveInput> = {},
): Reply =>
  replyTo({
    interviewId: 'int_1',
    question: { id: 'q_3', text, type, expectedStructure: [], signals: [], topic: '' },
    isLastQuestion: false,
    length: '30min',
    profile: { role: 'Baker', company: 'Larch Lane' },
    turnsInQuestion: [],
    followUpsUsed: 0,
    reactionsUsed: 0,
    userText,
    ...change,
  });
