import { Button as BaseButton } from '@base-ui/react/button';
import type { ComponentProps, ReactNode } from 'react';

interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` is the one thing to do here; `danger` ends or deletes; `quiet` is an icon or a word without a box. */
  kind?: 'plain' | 'solid' | 'danger' | 'quiet';
  big?: boolean;
  /** At work: refuses a second press but keeps the focus, so that nobody is thrown off the keyboard's place. */
  busy?: boolean;
  children: ReactNode;
}

/** A button; its type is `button` unless told. A link that looks like one is `<Link className="btn solid">`. */
export function Button({ kind = 'plain', big, busy, disabled, className, type = 'button', ...rest }: ButtonProps) {
  const looks = ['btn', kind !== 'plain' && kind, big && 'big', className].filter(Boolean).join(' ');
  return (
    <BaseButton
      {...rest}
      type={type}
      className={looks}
      disabled={disabled || busy}
      focusableWhenDisabled={busy}
      aria-busy={busy || undefined}
    />
  );
}
