/** Items with their number, from 1: what the page counts by, and the one key that no stored report can give twice. */
export const numbered = <T>(items: readonly T[]): { number: number; item: T }[] =>
  items.map((item, place) => ({ number: place + 1, item }));
