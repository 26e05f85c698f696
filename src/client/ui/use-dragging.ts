import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
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
  const grip = useRef<{ dx: number; dy: number; from: Place; moved: boolean } | null>(null);
  const dragged = useRef(false);

  useEffect(() => {
    const stayInside = () => setPlace((at) => clampPlace(at, room()));
    addEventListener('resize', stayInside);
    return () => removeEventListener('resize', stayInside);
  }, []);

  const whole = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      dragged.current = false;
      grip.current = {
        dx: event.clientX - place.x,
        dy: event.clientY - place.y,
        from: { x: event.clientX, y: event.clientY },
        moved: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      if (!held) return;
      const { clientX: x, clientY: y } = event;
      if (!held.moved) {
        if (Math.hypot(x - held.from.x, y - held.from.y) < CLICK_PX) return;
        held.moved = true;
        // Only now: a captured pointer would take the click away from the buttons inside.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      setPlace(clampPlace({ x: x - held.dx, y: y - held.dy }, room()));
    },
    onPointerUp() {
      dragged.current = grip.current?.moved ?? false;
      grip.current = null;
    },
    onPointerCancel() {
      grip.current = null;
    },
  };
  const handle = {
    onClick() {
      if (!dragged.current) setPlace((at) => nextCorner(at, room()));
      dragged.current = false;
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
