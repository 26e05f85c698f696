import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './back-link.module.css';
import { Icon } from './icon.tsx';

function BackAnchor({ children, ...anchor }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...anchor} className={styles.back}>
      <Icon of={ArrowLeft} /> {children}
    </a>
  );
}

/** The way back from a page. */
export const BackLink = createLink(BackAnchor);
