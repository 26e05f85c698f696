import { useEffect, useRef } from 'react';
import styles from './level-ring.module.css';

/** Under reduced motion it stands in so many steps. */
const STEPS = 4;

interface PauseArcProps {
  /** From the middle to the arc, in CSS pixels. */
  half: number;
  /** How far the pause is to its end, 0..1, asked on every frame; 0 for no pause. */
  closing: () => number;
}

/** A pause that grows from the top down both sides and closes below. Without a pause there is nothing. */
export function PauseArc({ half, closing }: PauseArcProps) {
  const arc = useRef<SVGSVGElement>(null);
  const line = useRef<SVGCircleElement>(null);

  useEffect(() => {
    const inSteps = matchMedia('(prefers-reduced-motion: reduce)').matches;
    let drawn = -1;
    let frame = 0;
    const draw = () => {
      const exact = Math.min(1, Math.max(0, closing()));
      const part = inSteps ? Math.ceil(exact * STEPS) / STEPS : exact;
      if (part !== drawn) {
        drawn = part;
        arc.current?.toggleAttribute('data-shown', part > 0);
        line.current?.setAttribute('stroke-dasharray', `${part / 2} ${1 - part} ${part / 2}`);
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [closing]);

  return (
    <svg
      ref={arc}
      className={styles.arc}
      data-part="pause-arc"
      viewBox={`${-half - 1} ${-half - 1} ${2 * half + 2} ${2 * half + 2}`}
      width={2 * half + 2}
      aria-hidden="true"
    >
      <circle r={half} />
      <circle ref={line} r={half} pathLength={1} transform="rotate(-90)" />
    </svg>
  );
}
