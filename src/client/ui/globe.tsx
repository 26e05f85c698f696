import { useEffect, useRef } from 'react';

const LATITUDES = 44;
const POINTS = 72;

/**
 * The interviewer: an engraved globe whose lines are thicker in the shade and bend with the measured loudness of the
 * voice. At rest it breathes; under reduced motion it stands still.
 */
export function Globe({ sizePx, level }: { sizePx: number; level?: () => number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const measure = useRef(level);
  measure.current = level;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const scale = Math.min(2, devicePixelRatio || 1);
    element.width = element.height = sizePx * scale;
    let smooth = 0;
    let frame = 0;
    const draw = (timeMs: number) => {
      smooth += ((measure.current?.() ?? 0) - smooth) * 0.25;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      drawGlobe(context, sizePx, still ? 0 : timeMs / 1_000, still ? 0 : smooth, getComputedStyle(element).color);
      if (!still) frame = requestAnimationFrame(draw);
    };
    draw(0);
    return () => cancelAnimationFrame(frame);
  }, [sizePx]);

  return (
    <div className="globe" aria-hidden="true">
      <canvas ref={canvas} style={{ width: sizePx, height: sizePx }} />
    </div>
  );
}

function drawGlobe(
  context: CanvasRenderingContext2D,
  sizePx: number,
  seconds: number,
  level: number,
  ink: string,
): void {
  const radius = sizePx * 0.47 * (1 + 0.008 * Math.sin(seconds * 1.2));
  const tilt = 0.42;
  context.clearRect(0, 0, sizePx, sizePx);
  context.fillStyle = ink;
  for (let line = 1; line < LATITUDES; line++) {
    const latitude = Math.PI * (line / LATITUDES) - Math.PI / 2;
    const ring = Math.cos(latitude) * radius;
    const height = Math.sin(latitude) * radius * Math.cos(tilt);
    const upper: [number, number][] = [];
    const lower: [number, number][] = [];
    for (let i = 0; i <= POINTS; i++) {
      const longitude = (i / POINTS) * Math.PI;
      const x = -Math.cos(longitude) * ring;
      const front = Math.sin(longitude) * ring;
      const bend = wave(longitude, latitude, seconds) * (0.012 + 0.07 * level) * ring * Math.sin(longitude);
      const y = height + front * Math.sin(tilt) * 0.5 - bend;
      // The light comes from the upper right: lines grow thick towards the left.
      const shade = 0.5 - 0.5 * (x / radius) * 0.9 - 0.12 * (height / radius);
      const thickness = (0.25 + 2.1 * Math.max(0, shade)) * Math.sin(longitude) * (sizePx / 320);
      upper.push([sizePx / 2 + x, sizePx / 2 + y - thickness / 2]);
      lower.push([sizePx / 2 + x, sizePx / 2 + y + thickness / 2]);
    }
    context.beginPath();
    for (const [x, y] of upper) context.lineTo(x, y);
    for (const [x, y] of lower.reverse()) context.lineTo(x, y);
    context.fill();
  }
}

const wave = (longitude: number, latitude: number, seconds: number) =>
  Math.sin(5 * longitude + 3 * latitude + seconds * 0.9) + 0.6 * Math.sin(9 * longitude - 4 * latitude - seconds * 1.4);
