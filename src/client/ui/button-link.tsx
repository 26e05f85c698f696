import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type ButtonLooks, buttonClass } from './button-looks.ts';

type AnchorProps = ButtonLooks & Omit<ComponentProps<'a'>, 'className'>;

/** An address that looks like a button and loads its page anew: the way out of a page that broke. */
export function ButtonAnchor({ kind, big, className, ...anchor }: AnchorProps) {
  return <a {...anchor} className={buttonClass({ kind, big, className })} />;
}

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
