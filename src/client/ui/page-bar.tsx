import type { ReactNode } from 'react';
import styles from './page-bar.module.css';

/** The line above a page: where one is, or the way back. */
export function PageBar({ children }: { children?: ReactNode }) {
  return <header className={styles.bar}>{children}</header>;
}
