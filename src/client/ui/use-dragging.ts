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

/**
 * Where a preview stands: moved by pointer or arrow keys, and always wholly inside the window. A docked one stands in
 * the page, with no place of its own, until it is moved for the first time.
 */
export function useDragging(isDocked: boolean) {
  const [place, setPlace] = useState<Place | null>(() => (isDocked ? null : clampPlace(FIRST_PLACE, room())));
  const element = useRef<HTMLElement>(null);
  const here = (): Place => {
    if (place) return place;
    const { x, y } = element.current?.getBoundingClientRect() ?? FIRST_PLACE;
    return { x, y };
  };
  const holding = useRef<AbortController>(undefined);
  const dragged = useRef(false);

  useEffect(() => {
    const stayInside = () => setPlace((at) => at && clampPlace(at, room()));
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
      const { x, y } = here();
      const move = ({ pointerId: id, clientX, clientY }: globalThis.PointerEvent) => {
        if (id !== pointerId) return;
        const [dx, dy] = [clientX - fromX, clientY - fromY];
        dragged.current ||= Math.hypot(dx, dy) >= CLICK_PX;
        if (dragged.current) setPlace(clampPlace({ x: x + dx, y: y + dy }, room()));
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
      if (detail === 0 || !dragged.current) setPlace(nextCorner(here(), room()));
    },
    onKeyDown(event: KeyboardEvent) {
      const by = STEPS[event.key];
      if (!by) return;
      event.preventDefault();
      const { x, y } = here();
      setPlace(clampPlace({ x: x + by.x, y: y + by.y }, room()));
    },
  };
  return { element, place, whole, handle };
}
