/** A number below a mark of a recording, or those of marks that stand too near to one another: '3–5'. */
export interface TickLabel {
  first: number;
  last: number;
  leftPx: number;
}

const DIGIT_PX = 7;
const GAP_PX = 5;

export const labelWords = ({ first, last }: TickLabel): string => (first === last ? `${first}` : `${first}–${last}`);

const rightOf = (label: TickLabel) => label.leftPx + labelWords(label).length * DIGIT_PX;

/** Puts numbers below their marks, so that none touches another or reaches beyond the drawing. */
export function placeTickLabels(ticks: readonly { number: number; leftPx: number }[], widthPx: number): TickLabel[] {
  const placed: TickLabel[] = [];
  for (const { number, leftPx } of [...ticks].sort((a, b) => a.leftPx - b.leftPx)) {
    placed.push({ first: number, last: number, leftPx });
    joinTouching(placed, widthPx);
  }
  return placed;
}

/** Joins the last label with those before it for as long as they touch. */
function joinTouching(placed: TickLabel[], widthPx: number): void {
  for (;;) {
    const label = placed.pop();
    if (!label) return;
    const inside = { ...label, leftPx: Math.max(0, label.leftPx - Math.max(0, rightOf(label) - widthPx)) };
    const before = placed.at(-1);
    if (!before || rightOf(before) + GAP_PX <= inside.leftPx) {
      placed.push(inside);
      return;
    }
    placed[placed.length - 1] = {
      first: Math.min(before.first, label.first),
      last: Math.max(before.last, label.last),
      leftPx: before.leftPx,
    };
  }
}
