import type { ReactNode } from 'react';
import styles from './page-bar.module.css';

/** The product's name, where the line above a page begins with no way back. */
export function Brand() {
  return <span className={styles.brand}>Greenroom</span>;
}

/** The line above a page: where one is, or the way back. */
export function PageBar({ children }: { children?: ReactNode }) {
  return <header className={styles.bar}>{children}</header>;
}
