import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLooks, buttonClass } from './button-looks.ts';

interface ButtonProps extends ButtonLooks, Omit<ComponentProps<'button'>, 'className'> {
  /** At work: refuses a second press but keeps the focus, so that nobody is thrown off the keyboard's place. */
  busy?: boolean;
  /** Disabled, it keeps its place for the keyboard, because it says why. */
  explains?: boolean;
  children: ReactNode;
}

/** A button; its type is `button` unless told. A link that looks like one is a `ButtonLink`. */
export function Button({ kind, big, busy, explains, disabled, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <BaseButton
      {...rest}
      type={type}
      className={buttonClass({ kind, big, className })}
      disabled={disabled || busy}
      focusableWhenDisabled={busy || explains}
      aria-busy={busy || undefined}
    />
  );
}
