import {
  type ModelReading,
  type ReadBy,
  type ReadingFault,
  readingFaults,
  takeModelReading,
} from '#domain/model-text/model-reading.ts';
import { isProbe } from '#domain/probes/probes.ts';
import type { Reading } from '#domain/reading/reading.ts';
import { checkReply, type ReplyFault } from './check-reply.ts';
import { decideMove } from './decide-move.ts';
import type { Move, MoveInput, ProposedWords } from './moves.ts';
import { MAY_BE_WORDED, type TurnOffer } from './turn-offer.ts';
import { answerBack } from './word-move.ts';

/** What a model answers to a turn, but for its quotes. */
export interface ModelTurn extends ModelReading {
  say: string;
}

/** Why what a model reads does not make the move: it was told or asked for already, something surely lacks, or its words are for another. */
type MoveFault = 'gap_told' | 'gap_asked' | 'none_overruled' | 'other_move';
export type TurnFault = ReplyFault | ReadingFault | MoveFault;

/** What of a model's turn is taken. */
export interface TakenTurn {
  reading: Reading;
  /** Left out where code words the move. */
  proposed?: ProposedWords;
  faults: TurnFault[];
}

/**
 * Takes a model's reading, and its words where they fit what code decides from that reading. Words that show that the
 * model did something else than it was asked cost its reading too: then all of the turn is the embedded engine's.
 */
export function takeModelTurn(
  input: MoveInput,
  offer: TurnOffer,
  { say, ...read }: ModelTurn,
  by: ReadBy,
  orders: string,
): TakenTurn {
  const reading = takeModelReading(input.reading, input.userText, read, by);
  const move = decideMove({ ...input, reading });
  const unread: TurnFault[] = [
    ...readingFaults(input.reading, input.userText, read),
    ...gapFaults(reading.chosen, move, input),
    ...(say !== '' && !isWorded(move, read, offer) ? ['other_move' as const] : []),
  ];
  if (say === '' || (!move.scored && !isWorded(move, read, offer))) return { reading, faults: unread };
  const { question, profile, userText, turnsInQuestion, soFar } = input;
  const own = turnsInQuestion.filter(({ speaker }) => speaker === 'ai').map(({ text }) => text);
  const {
    text,
    faults: spoken,
    isOutside,
  } = checkReply(say, {
    known: [question.text, profile.role, profile.company, userText, ...turnsInQuestion.map((turn) => turn.text)],
    said: [question.text, ...own, ...soFar.said],
    orders,
  });
  const faults = [...unread, ...spoken];
  if (isOutside) return { reading: input.reading, faults };
  // Of two things that do not fit together both have to be named.
  const isHalf = move.gap === 'check_fact' && spoken.includes('invented');
  if (text === '' || isHalf || !isWorded(move, read, offer)) return { reading, faults };
  const words = [answerBack({ ...input, reading }), text].filter(Boolean).join(' ');
  return { reading, proposed: { kind: move.kind, gap: move.gap, text: words }, faults };
}

/** Why code asks for something else than the model chose. */
function gapFaults(chosen: Reading['chosen'], { kind, gap }: Move, { turnsInQuestion }: MoveInput): MoveFault[] {
  if (chosen === undefined || chosen === gap) return [];
  if (chosen === 'none') return kind === 'follow_up' && !isProbe(gap) ? ['none_overruled'] : [];
  const isAsked = turnsInQuestion.some((turn) => turn.kind === 'follow_up' && turn.gap === chosen);
  return [isAsked ? 'gap_asked' : 'gap_told'];
}

/** Whether the model worded this very move. */
function isWorded({ kind, gap, intent, isFollowUp }: Move, { is, lacks }: ModelReading, offer: TurnOffer): boolean {
  if (kind === 'follow_up') return isProbe(gap) ? lacks === 'none' && offer.ifComplete !== '' : gap === lacks;
  return isFollowUp && is === intent && MAY_BE_WORDED.has(intent);
}

/** Whether words that were proposed are for this move. */
export const areFor = (proposed: ProposedWords, move: Move): boolean =>
  proposed.kind === move.kind && proposed.gap === move.gap;
