/** The window that the page is drawn for, in pixels. */
const DRAWN_FOR = { width: 1920, height: 1080 };
const SMALLEST = 0.7;

/** How large the whole page is drawn in a window: as it fits, from 0.7 to 1. */
export const pageScale = (width: number, height: number): number =>
  Math.min(1, Math.max(SMALLEST, Math.min(width / DRAWN_FOR.width, height / DRAWN_FOR.height)));
