import { type RefObject, useEffect, useRef } from 'react';

/** Whether this page was led to from another one. What is opened by its address leaves the focus to the browser. */
let wasLedHere = false;

export function noteWay(): void {
  wasLedHere = true;
}

/**
 * For the heading of a page that others lead to: what had the focus there is often gone with it, and then whoever
 * listens would hear nothing of the new page. A focus that is still on something stays there.
 */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasLedHere && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
