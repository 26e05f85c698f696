import type { Mark } from './finding.ts';

/** A stretch of an answer that is marked in one way. */
export interface AnswerPiece {
  /** UTF-16 offset in the answer. */
  start: number;
  end: number;
  text: string;
  /** The marks that it lies in, the shortest last; none for plain words. */
  marks: Mark[];
  /** Those of them that end with it, and show their number there. */
  ending: Mark[];
}

/** Cuts an answer into pieces that join to the answer again. Where marks overlap, a piece lies in all of them. */
export function cutAnswer(answer: string, marks: readonly Mark[]): AnswerPiece[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start < end && end <= answer.length);
  const edges = new Set([0, answer.length, ...inside.flatMap(({ start, end }) => [start, end])]);
  const cuts = [...edges].sort((a, b) => a - b);
  return cuts.slice(0, -1).map((start, i) => {
    const end = cuts[i + 1] ?? answer.length;
    const around = inside
      .filter((mark) => mark.start <= start && mark.end >= end)
      .sort((a, b) => b.end - b.start - (a.end - a.start) || a.number - b.number);
    return {
      start,
      end,
      text: answer.slice(start, end),
      marks: around,
      ending: around.filter((mark) => mark.end === end).sort((a, b) => a.number - b.number),
    };
  });
}
