interface CellPlaces {
  /** The number stands above a fill that is too low to write on: how low, in steps of ten points. */
  height?: number;
  /** Where there is no room beside the number, its word stands above the line of the fill, not across it. */
  isWordAbove?: boolean;
}

/** Up to here the line at the top of the fill would cross the number. */
const NUMBER_ABOVE_BELOW = 52;
/** From here on number and word both stand below the line. */
const BOTH_BELOW_FROM = 72;

/** Where number and word of a score stand, so that the line at the top of its fill crosses neither. */
export function cellPlaces(score: number): CellPlaces {
  if (score < 0) return {};
  if (score < NUMBER_ABOVE_BELOW) return { height: Math.floor(score / 10) };
  return score < BOTH_BELOW_FROM ? { isWordAbove: true } : {};
}
