import { useEffect } from 'react';

const CLICKED = 'button, input:is([type="radio"], [type="checkbox"])';

/**
 * Runs an action on the space bar, except where the bar has a meaning of its own: in a field, and on a control that the
 * keyboard has reached. What was clicked gives the focus back, so that the bar does not press it again: a button, or a
 * choice, whose click the browser makes of one on its label. Of any other key `otherwise` is told, which has its own
 * meaning all the same; where there is no action, of the bar too.
 */
export function useSpaceKey(action: (() => void) | undefined, otherwise?: () => void): void {
  useEffect(() => {
    let isPointer = false;
    const pointed = () => {
      isPointer = true;
    };
    const down = (event: KeyboardEvent) => {
      isPointer = false;
      const isBar = event.code === 'Space' && !event.ctrlKey && !event.metaKey && !event.altKey;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (
        !action ||
        !isBar ||
        target?.closest('input, textarea, select, button, a, [contenteditable], [role="dialog"]')
      ) {
        otherwise?.();
        return;
      }
      event.preventDefault();
      if (!event.repeat) action();
    };
    const clicked = () => {
      const { activeElement } = document;
      if (isPointer && activeElement instanceof HTMLElement && activeElement.matches(CLICKED)) activeElement.blur();
    };
    addEventListener('pointerdown', pointed, true);
    addEventListener('keydown', down);
    addEventListener('click', clicked);
    return () => {
      removeEventListener('pointerdown', pointed, true);
      removeEventListener('keydown', down);
      removeEventListener('click', clicked);
    };
  }, [action, otherwise]);
}
