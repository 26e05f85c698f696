/** One engraved line of latitude on a globe of radius 1, centre 0 0, y downwards: what can be seen of it. */
export interface GlobeLine {
  x: Float32Array;
  y: Float32Array;
  /** Half the thickness of the line at each point, in radii. */
  half: Float32Array;
  /** How far the voice may move each point, 0..1: most in the middle of the face. */
  give: Float32Array;
}

const TILT = 0.34;
const COS_TILT = Math.cos(TILT);
const SIN_TILT = Math.sin(TILT);
/** Where the light comes from: upper left, in front. */
const LIGHT = { x: -0.5, y: -0.5, z: 0.7 };
/** Points this close to the rim are left out; the engraver's line fades before it. */
const RIM = 0.015;
const LIT_PART_OF_GAP = 0.56;
/** Half thickness of a line that no light falls on, in radii. */
const HAIR = 0.0013;
/** How far a full voice bends a line, in radii. */
const FULL_BEND = 0.15;
/** Below this loudness nothing bends. */
const INAUDIBLE = 0.002;

const MOST_LINES = 44;
/** Lines that lie closer than this are a grey, not an engraving. */
const LINE_ROOM_PX = 6.2;

/** How many lines a globe of this size has room for. */
export const linesFor = (sizePx: number): number => Math.min(MOST_LINES, Math.round(sizePx / LINE_ROOM_PX));

/**
 * Cuts a globe into lines that lie evenly on the screen and are thick where the light falls. `longitudes` is how many
 * points a line has all round: more are finer and slower to draw.
 */
export function engraveGlobe(lines: number, longitudes: number): GlobeLine[] {
  const gap = (1 + COS_TILT) / lines;
  return Array.from({ length: lines }, (_, i) => {
    const latitude = Math.asin(-COS_TILT + (i + 0.5) * gap) - TILT;
    return engraveLine(Math.cos(latitude), Math.sin(latitude), gap, longitudes);
  });
}

function engraveLine(ring: number, height: number, gap: number, longitudes: number): GlobeLine {
  const points: { x: number; y: number; half: number; give: number }[] = [];
  for (let step = 0; step <= longitudes; step++) {
    const longitude = -Math.PI + (2 * Math.PI * step) / longitudes;
    const depth = ring * Math.cos(longitude);
    const x = ring * Math.sin(longitude);
    const y = height * COS_TILT + depth * SIN_TILT;
    const z = depth * COS_TILT - height * SIN_TILT;
    if (z < RIM) continue;
    const nearest = ring * COS_TILT - height * SIN_TILT;
    const crowding = (ring * COS_TILT - height * Math.cos(longitude) * SIN_TILT) / nearest;
    const light = Math.max(0, x * LIGHT.x + y * LIGHT.y + z * LIGHT.z);
    const full = HAIR + (gap * LIT_PART_OF_GAP * light ** 1.5) / 2;
    points.push({
      x,
      y,
      half: full * Math.min(1, 0.3 + z * 2) * Math.min(1, Math.max(0.1, crowding)),
      give: Math.exp(-((x / 0.62) ** 2) - ((y - 0.05) / 0.62) ** 2),
    });
  }
  return {
    x: Float32Array.from(points, (point) => point.x),
    y: Float32Array.from(points, (point) => point.y),
    half: Float32Array.from(points, (point) => point.half),
    give: Float32Array.from(points, (point) => point.give),
  };
}

/** Adds the outlines of all lines to a path. `level` is the loudness of the voice, 0..1. */
export function traceGlobe(
  path: Pick<CanvasRenderingContext2D, 'moveTo' | 'lineTo' | 'closePath'>,
  globe: readonly GlobeLine[],
  radius: number,
  level: number,
  seconds: number,
): void {
  globe.forEach((line, number) => {
    const { length } = line.x;
    if (length < 4) return;
    const middle = level < INAUDIBLE ? line.y : bent(line, number, level, seconds);
    path.moveTo(at(line.x, 0) * radius, (at(middle, 0) - at(line.half, 0)) * radius);
    for (let i = 1; i < length; i++) {
      path.lineTo(at(line.x, i) * radius, (at(middle, i) - at(line.half, i)) * radius);
    }
    for (let i = length - 1; i >= 0; i--) {
      path.lineTo(at(line.x, i) * radius, (at(middle, i) + at(line.half, i)) * radius);
    }
    path.closePath();
  });
}

const at = (values: Float32Array, i: number): number => values[i] ?? 0;

/** Three waves travel over the face at their own speeds, so that no two moments look alike. */
function bent(line: GlobeLine, number: number, level: number, seconds: number): Float32Array {
  const middle = new Float32Array(line.y.length);
  for (let i = 0; i < middle.length; i++) {
    const x = at(line.x, i);
    const wave =
      0.55 * Math.sin(x * 15 + number * 0.13 + seconds * 3.1) +
      0.3 * Math.sin(x * 27 - number * 0.09 - seconds * 4.7) +
      0.35 * Math.sin(x * 6.5 + 1 + seconds * 1.9);
    middle[i] = at(line.y, i) + FULL_BEND * wave * at(line.give, i) * level;
  }
  return middle;
}
