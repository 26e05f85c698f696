import { isProbe } from '#domain/probes/probes.ts';
import type { Gap, Intent } from '#domain/reading/reading.ts';
import { decideMove, mayFollowUp } from './decide-move.ts';
import type { Move, MoveInput } from './moves.ts';
import { wordMove } from './word-move.ts';

/** What a model may word where words are no answer. All else is met by code alone: facts, promises, and what must not go wrong. */
export const MAY_BE_WORDED: ReadonlySet<Intent> = new Set<Intent>([
  'rephrase',
  'meaning_of_word',
  'example_wanted',
  'which_case',
  'no_experience',
  'blank',
  'nerves',
  'joke',
  'off_topic',
  'greeting',
  'why_asked',
]);

/** Nobody is asked what these are: an error would hurt, or there is nothing to read. */
const CODE_ALONE: ReadonlySet<Intent> = new Set<Intent>([
  'silence',
  'distress',
  'decline',
  'stop',
  'skip',
  'says_done',
  'instruction',
]);

/** Other words that are so likely what they are read as need no second reader. */
const SURE = 0.9;

/** What the built-in engine makes of a turn, and would say: what a model is asked to do better. */
export interface TurnOffer {
  is: Intent;
  lacks: Gap | 'none';
  /** '' where it would say only that the answer was heard. */
  say: string;
  /** What is asked on with where the answer is complete; '' where the question ends then. */
  ifComplete: string;
}

/** What a model is asked about a turn, from the embedded reading; undefined where code decides and words alone. */
export function offerTurn(input: MoveInput): TurnOffer | undefined {
  const { reading, invited } = input;
  const { name, likelihood } = reading.intent;
  if (invited || reading.isHard || CODE_ALONE.has(name)) return undefined;
  if (name !== 'answer' && !MAY_BE_WORDED.has(name) && likelihood >= SURE) return undefined;
  // What is only acknowledged is acknowledged at once.
  if (name === 'answer' && !mayFollowUp(input)) return undefined;
  const own = { ...input, reading: withoutAskingBack(reading) };
  const move = decideMove(own);
  const isAsk = move.kind === 'follow_up' ? !isProbe(move.gap) : move.isFollowUp;
  return {
    is: name,
    lacks: isAsk && move.gap && !isProbe(move.gap) ? move.gap : 'none',
    say: isAsk ? wordMove(move, own) : '',
    ifComplete: askedOn(own),
  };
}

function askedOn(input: MoveInput): string {
  const { reading } = input;
  const answer = { ...reading.intent, name: 'answer' as const };
  const complete: MoveInput = {
    ...input,
    reading: { ...reading, intent: answer, answers: true, lacks: [], chosen: 'none' },
  };
  const move: Move = decideMove(complete);
  // Only what asks: that the answer was heard says who words it.
  return isProbe(move.gap) ? wordMove(move, { ...complete, reading: { ...complete.reading, told: {} } }) : '';
}

/** What an answer asks at its end is answered by code, before whatever is said. */
const withoutAskingBack = (reading: MoveInput['reading']) => ({ ...reading, asksBack: undefined });
