import type { Penalty } from '#contract/results.ts';

export interface MarkedPiece {
  /** UTF-16 offset in the answer. */
  start: number;
  text: string;
  /** Number of the finding in the ledger, 1-based; undefined for plain words. */
  number?: number;
  penalty?: Penalty;
}

/**
 * Cuts an answer into plain and marked pieces that join to the answer again. Where findings overlap, the one that
 * costs more is marked.
 */
export function markAnswer(answer: string, penalties: readonly Penalty[]): MarkedPiece[] {
  const marks = penalties
    .flatMap((penalty, index) => placesOf(answer, penalty).map((place) => ({ penalty: place, number: index + 1 })))
    .filter(({ penalty: p }) => p.quote !== '' && answer.slice(p.start_char, p.end_char) === p.quote)
    .sort((a, b) => b.penalty.points - a.penalty.points);
  const kept: typeof marks = [];
  for (const mark of marks) {
    const overlaps = kept.some(
      ({ penalty: k }) => mark.penalty.start_char < k.end_char && k.start_char < mark.penalty.end_char,
    );
    if (!overlaps) kept.push(mark);
  }
  kept.sort((a, b) => a.penalty.start_char - b.penalty.start_char);
  const pieces: MarkedPiece[] = [];
  let at = 0;
  for (const { penalty, number } of kept) {
    if (penalty.start_char > at) pieces.push({ start: at, text: answer.slice(at, penalty.start_char) });
    pieces.push({ start: penalty.start_char, text: penalty.quote, number, penalty });
    at = penalty.end_char;
  }
  if (at < answer.length) pieces.push({ start: at, text: answer.slice(at) });
  return pieces;
}

/** A finding at each of its places. */
const placesOf = (answer: string, penalty: Penalty): Penalty[] => [
  penalty,
  ...(penalty.more ?? []).map((place) => ({
    ...penalty,
    ...place,
    quote: answer.slice(place.start_char, place.end_char),
  })),
];
