import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What would stand here, and how it gets there. */
  text?: ReactNode;
  /** The button or link that does it. */
  action?: ReactNode;
}

/** There is nothing here yet, and what to do next. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <Icon of={icon} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
