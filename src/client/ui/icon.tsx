import type { LucideIcon } from 'lucide-react';
import styles from './icon.module.css';

/** A drawing beside words or in a control that has a name; a screen reader passes over it. */
export function Icon({ of: Drawing }: { of: LucideIcon }) {
  return <Drawing className={styles.icon} aria-hidden="true" />;
}
