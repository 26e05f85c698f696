import { useEffect, useRef } from 'react';
import styles from './level-ring.module.css';
import { ageOf, type HeardLevels, hear, ringOf, silentRing, TICKS } from './level-ring-geometry.ts';
import { PauseArc } from './pause-arc.tsx';

/** Lengths in CSS pixels: a tick at rest, and how much a full voice adds. */
const REST_PX = 4;
const FULL_PX = 22;
const WIDTH_PX = 1.75;
/** Room around the ring for the longest tick. */
const MARGIN_PX = REST_PX + FULL_PX + 2;
/** A smaller ring than this has shorter and thinner ticks. */
const FULL_SIZE_PX = 320;
/** Between the longest tick and the arc outside the ring. */
const ARC_GAP_PX = 10;
const OLDEST_ALPHA = 0.42;
const REST_ALPHA = 0.32;

interface LevelRingProps {
  /** Across the ring at rest; ticks reach beyond it without taking room. */
  sizePx: number;
  /** Loudness of the candidate's microphone, 0..1, asked on every frame; null while nothing is recorded. */
  level?: () => number | null;
  /** Instead of a level that is asked for: what was heard before, 0..100 each, at rest. It goes once round at most. */
  heard?: readonly number[];
  /** How far a pause is to its end, 0..1, asked on every frame: drawn outside the ring. */
  closing?: () => number;
}

const nothing = () => null;

/** The ring of ticks around the interviewer: proof of being heard, and a clock of one turn a minute. At rest unless recording. */
export function LevelRing({ sizePx, level = nothing, heard: before, closing }: LevelRingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const scale = Math.min(2, devicePixelRatio || 1);
    const wholePx = sizePx + 2 * MARGIN_PX;
    element.width = element.height = wholePx * scale;
    // Under reduced motion a tick appears when its third of a second is over, and never grows.
    const steps = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const rest = before ? ringOf(before) : silentRing();
    let ring = silentRing();
    let begunMs: number | null = null;
    let drawnTick = Number.NaN;
    let frame = 0;
    let inks = inksOf(element);
    const paintRing = (shown: HeardLevels) => paint(context, shown, sizePx, scale, inks);

    const draw = (timeMs: number) => {
      const heard = level();
      if (heard === null) {
        if (begunMs !== null || Number.isNaN(drawnTick)) paintRing(rest);
        begunMs = null;
        drawnTick = -1;
      } else {
        if (begunMs === null) ring = silentRing();
        begunMs ??= timeMs;
        hear(ring, (timeMs - begunMs) / 1_000, heard);
        if (!steps || ring.now !== drawnTick) paintRing(ring);
        drawnTick = ring.now;
      }
      if (level !== nothing) frame = requestAnimationFrame(draw);
    };
    draw(performance.now());

    const scheme = matchMedia('(prefers-color-scheme: dark)');
    const recolour = () => {
      inks = inksOf(element);
      if (begunMs === null) paintRing(rest);
    };
    scheme.addEventListener('change', recolour);
    return () => {
      cancelAnimationFrame(frame);
      scheme.removeEventListener('change', recolour);
    };
  }, [sizePx, level, before]);

  const wholePx = sizePx + 2 * MARGIN_PX;
  return (
    <div className={styles.ring} aria-hidden="true" style={{ width: sizePx, height: sizePx }}>
      <canvas ref={canvas} style={{ width: wholePx, height: wholePx, margin: -MARGIN_PX }} />
      {closing && <PauseArc half={sizePx / 2 + FULL_PX * ratioOf(sizePx) + ARC_GAP_PX} closing={closing} />}
    </div>
  );
}

/** However small the ring is, its ticks can be seen to differ. */
const SMALLEST_RATIO = 0.5;
const ratioOf = (sizePx: number) => Math.min(1, Math.max(SMALLEST_RATIO, sizePx / FULL_SIZE_PX));

interface Inks {
  rest: string;
  voice: string;
}

/** The canvas has the colour of the voice, what it stands in the colour of rest. */
function inksOf(canvas: HTMLCanvasElement): Inks {
  const rest = canvas.parentElement ? getComputedStyle(canvas.parentElement).color : '';
  return { rest, voice: getComputedStyle(canvas).color };
}

function paint(context: CanvasRenderingContext2D, ring: HeardLevels, sizePx: number, scale: number, inks: Inks): void {
  const half = ((sizePx + 2 * MARGIN_PX) * scale) / 2;
  context.setTransform(scale, 0, 0, scale, half, half);
  context.clearRect(-half, -half, 2 * half, 2 * half);
  const ratio = ratioOf(sizePx);
  context.lineWidth = WIDTH_PX * Math.sqrt(ratio);
  for (let place = 0; place < TICKS; place++) {
    const level = ring.levels[place] ?? -1;
    const angle = (2 * Math.PI * place) / TICKS;
    const across = Math.sin(angle);
    const down = -Math.cos(angle);
    const from = sizePx / 2 - REST_PX * ratio;
    const to = sizePx / 2 + Math.max(0, level) * FULL_PX * ratio;
    context.strokeStyle = level < 0 ? inks.rest : inks.voice;
    context.globalAlpha = level < 0 ? REST_ALPHA : 1 - (1 - OLDEST_ALPHA) * ageOf(ring, place);
    context.beginPath();
    context.moveTo(across * from, down * from);
    context.lineTo(across * to, down * to);
    context.stroke();
  }
  context.globalAlpha = 1;
}
