import { useEffect } from 'react';

/**
 * Runs an action on the space bar, except where the bar has a meaning of its own: in a field, and on a control that the
 * keyboard has reached. A button that was clicked gives the focus back, so that the bar does not press it again. Of any
 * other key `otherwise` is told, which has its own meaning all the same.
 */
export function useSpaceKey(action: () => void, otherwise?: () => void): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      const isBar = event.code === 'Space' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (!isBar || target?.closest('input, textarea, select, button, a, [contenteditable], [role="dialog"]')) {
        otherwise?.();
        return;
      }
      event.preventDefault();
      if (!event.repeat) action();
    };
    const clicked = (event: MouseEvent) => {
      const isPointer = event.detail > 0;
      if (isPointer && document.activeElement instanceof HTMLButtonElement) document.activeElement.blur();
    };
    addEventListener('keydown', down);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('click', clicked);
    };
  }, [action, otherwise]);
}
