import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { clampPlace, FIRST_PLACE, nextCorner, type Place } from './preview-place.ts';

const KEY_STEP_PX = 20;
/** A press that moves less than this is a click. */
const CLICK_PX = 4;
const STEPS: Record<string, Place> = {
  ArrowLeft: { x: -KEY_STEP_PX, y: 0 },
  ArrowRight: { x: KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP_PX },
  ArrowDown: { x: 0, y: KEY_STEP_PX },
};

const room = () => ({ width: innerWidth, height: innerHeight });

/** Where a floating preview stands: moved by pointer or arrow keys, and always wholly inside the window. */
export function useDragging() {
  const [place, setPlace] = useState<Place>(() => clampPlace(FIRST_PLACE, room()));
  const holding = useRef<AbortController>(undefined);
  const dragged = useRef(false);

  useEffect(() => {
    const stayInside = () => setPlace((at) => clampPlace(at, room()));
    addEventListener('resize', stayInside);
    return () => {
      removeEventListener('resize', stayInside);
      holding.current?.abort();
    };
  }, []);

  const whole = {
    onPointerDown({ button, pointerId, clientX: fromX, clientY: fromY }: PointerEvent<HTMLElement>) {
      if (button !== 0) return;
      holding.current?.abort();
      const held = new AbortController();
      holding.current = held;
      dragged.current = false;
      const move = ({ pointerId: id, clientX, clientY }: globalThis.PointerEvent) => {
        if (id !== pointerId) return;
        const [dx, dy] = [clientX - fromX, clientY - fromY];
        dragged.current ||= Math.hypot(dx, dy) >= CLICK_PX;
        if (dragged.current) setPlace(clampPlace({ x: place.x + dx, y: place.y + dy }, room()));
      };
      // On the window: a quick pointer is out of the preview before it is heard of there, and a captured one would take
      // the click away from the buttons inside.
      addEventListener('pointermove', move, { signal: held.signal });
      for (const end of ['pointerup', 'pointercancel']) {
        addEventListener(end, () => held.abort(), { signal: held.signal });
      }
    },
  };
  const handle = {
    onClick({ detail }: MouseEvent<HTMLElement>) {
      // A drag that ends on the handle is no press; a press by the keyboard has no detail.
      if (detail === 0 || !dragged.current) setPlace((at) => nextCorner(at, room()));
    },
    onKeyDown(event: KeyboardEvent) {
      const by = STEPS[event.key];
      if (!by) return;
      event.preventDefault();
      setPlace((at) => clampPlace({ x: at.x + by.x, y: at.y + by.y }, room()));
    },
  };
  return { place, whole, handle };
}
