import './tooltip.css';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  text: string;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The button or link that it belongs to. It needs a name of its own: the tooltip only shows it to the eye. */
  children: ReactElement;
}

/** A few words beside a control that is pointed at or has the focus. */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger render={children} delay={300} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner className="tip-place" side={side} sideOffset={8}>
          <BaseTooltip.Popup className="tip">{text}</BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
