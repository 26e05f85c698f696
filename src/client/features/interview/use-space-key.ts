import { useEffect } from 'react';

/** Runs an action on the space bar, except where the bar has a meaning of its own: in a field, and on a control that the keyboard has reached. */
export function useSpaceKey(action: () => void): void {
  useEffect(() => {
    let isTaken = false;
    const down = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      if (target?.matches(':focus-visible') && target !== document.body) return;
      event.preventDefault();
      isTaken = true;
      if (!event.repeat) action();
    };
    const up = (event: KeyboardEvent) => {
      // A button that a click left in focus would be pressed by the same key.
      if (event.code === 'Space' && isTaken) event.preventDefault();
      isTaken = false;
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [action]);
}
