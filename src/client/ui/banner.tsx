import { CircleAlert, Info, X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface BannerProps {
  /** `danger` for what failed, `neutral` for what is nobody's fault, `good` for what went well. */
  tone: 'danger' | 'neutral' | 'good';
  title: string;
  children?: ReactNode;
  onDismiss?: () => void;
}

/** A notice across the page. Read out as soon as it appears. */
export function Banner({ tone, title, children, onDismiss }: BannerProps) {
  return (
    <div className={styles.banner} data-tone={tone} role={tone === 'good' ? 'status' : 'alert'}>
      <Icon of={tone === 'danger' ? CircleAlert : Info} />
      <div className={styles.words}>
        <strong>{title}</strong>
        {children && <p>{children}</p>}
      </div>
      {onDismiss && (
        <Button kind="quiet" className={styles.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon of={X} />
        </Button>
      )}
    </div>
  );
}
