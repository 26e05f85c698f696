import type { ReactNode } from 'react';
import styles from './page-notice.module.css';
import words from './words.module.css';

interface PageNoticeProps {
  title?: string;
  /** What happened or goes on, and what is safe. */
  text?: ReactNode;
  /** `alert` for what went wrong, `status` for what is waited for. */
  role?: 'alert' | 'status';
  /** Smaller words. */
  children?: ReactNode;
  /** What to press, beside one another. */
  acts?: ReactNode;
}

/** Stands where a page should be, and fills its place. */
export function PageNotice({ title, text, role, children, acts }: PageNoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      {title && <h1>{title}</h1>}
      {text && <p className={words.lede}>{text}</p>}
      {children}
      {acts && <div className={styles.acts}>{acts}</div>}
    </div>
  );
}
