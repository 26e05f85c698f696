const FULL_PX = 276;
/** A window this low shows little more than question, turn and controls; stage.module.css knows it too. */
const SHORT_PX = 680;

interface Room {
  width: number;
  height: number;
  typing: boolean;
}

/** How large the interviewer is drawn, in pixels: where there is little room the words come first. */
export function globeSizePx({ width, height, typing }: Room): number {
  if (width <= 720) return typing ? 40 : 48;
  if (height <= SHORT_PX) return typing ? 64 : 104;
  if (typing) return height <= 800 ? 132 : height <= 900 ? 164 : FULL_PX;
  return height <= 800 ? 188 : FULL_PX;
}
