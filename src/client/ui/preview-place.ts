/** Window pixels of the preview's upper left corner. */
export interface Place {
  x: number;
  y: number;
}

interface Room {
  width: number;
  height: number;
}

export const PREVIEW = { width: 320, height: 240 };
export const FIRST_PLACE: Place = { x: 20, y: 20 };

/** The nearest place where the whole preview can be seen; the upper left corner when the window is smaller than it. */
export function clampPlace({ x, y }: Place, room: Room): Place {
  return {
    x: Math.max(0, Math.min(x, room.width - PREVIEW.width)),
    y: Math.max(0, Math.min(y, room.height - PREVIEW.height)),
  };
}

/** The window's next corner, clockwise from the one that the preview is nearest to. */
export function nextCorner({ x, y }: Place, room: Room): Place {
  const { x: margin } = FIRST_PLACE;
  const right = room.width - PREVIEW.width - margin;
  const bottom = room.height - PREVIEW.height - margin;
  const atRight = x > (margin + right) / 2;
  const atBottom = y > (margin + bottom) / 2;
  const next = atBottom ? { x: margin, y: atRight ? bottom : margin } : { x: right, y: atRight ? bottom : margin };
  return clampPlace(next, room);
}
