import { useEffect, useRef } from 'react';
import styles from './globe.module.css';
import { engraveGlobe, type GlobeLine, linesFor, traceGlobe } from './globe-geometry.ts';

const BREATH_SECONDS = 5.2;
const BREATH_DEPTH = 0.012;
/** How much of the way to the measured loudness the globe goes in one frame: quick, but never a flicker. */
const FOLLOWING = 0.25;
/** The rest of the canvas is room for the breath and for lines that the voice bends outwards. */
const RADIUS_PART = 0.478;
/** Points a line: few enough to draw in two milliseconds a frame, many where it is drawn once. */
const MOVING_LONGITUDES = 100;
const STILL_LONGITUDES = 180;

interface GlobeProps {
  sizePx: number;
  /** As many as its size has room for, unless told. */
  lines?: number;
  /** Loudness of the voice, 0..1: a function is asked on every frame, a number makes a picture that stands still. */
  level: number | (() => number);
}

/** The interviewer: an engraved globe that breathes at rest and bends with the voice; still under reduced motion. */
export function Globe({ sizePx, lines = linesFor(sizePx), level }: GlobeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const moves = typeof level === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scale = Math.min(2, devicePixelRatio || 1);
    element.width = element.height = sizePx * scale;
    const globe = engraveGlobe(lines, moves ? MOVING_LONGITUDES : STILL_LONGITUDES);
    let shownLevel = typeof level === 'number' ? level : 0;
    let ink = getComputedStyle(element).color;
    let frame = 0;

    const draw = (timeMs: number) => {
      const seconds = moves ? timeMs / 1_000 : 0;
      if (moves) shownLevel += (level() - shownLevel) * FOLLOWING;
      const breath = moves ? (BREATH_DEPTH / 2) * (1 - Math.cos((2 * Math.PI * seconds) / BREATH_SECONDS)) : 0;
      paint(context, globe, { sizePx, scale, ink, seconds, level: shownLevel, breath });
      if (moves) frame = requestAnimationFrame(draw);
    };
    draw(0);

    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      ink = getComputedStyle(element).color;
      if (!moves) draw(0);
    };
    scheme.addEventListener('change', recolour);
    return () => {
      cancelAnimationFrame(frame);
      scheme.removeEventListener('change', recolour);
    };
  }, [sizePx, lines, level]);

  return (
    <div className={styles.globe} aria-hidden="true">
      <canvas ref={canvas} style={{ width: sizePx, height: sizePx }} />
    </div>
  );
}

interface Look {
  sizePx: number;
  /** Device pixels a CSS pixel. */
  scale: number;
  ink: string;
  seconds: number;
  level: number;
  breath: number;
}

function paint(context: CanvasRenderingContext2D, globe: readonly GlobeLine[], look: Look): void {
  const { sizePx, scale } = look;
  context.setTransform(scale, 0, 0, scale, (sizePx * scale) / 2, (sizePx * scale) / 2);
  context.clearRect(-sizePx / 2, -sizePx / 2, sizePx, sizePx);
  context.fillStyle = look.ink;
  context.beginPath();
  traceGlobe(context, globe, sizePx * RADIUS_PART * (1 + look.breath), look.level, look.seconds);
  context.fill();
}
