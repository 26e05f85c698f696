import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-head.module.css';
import words from './words.module.css';

interface PageHeadProps {
  title: string;
  /** What the page is for, in a sentence or two. */
  lede: ReactNode;
  /** The id of those words, where others are described by them. */
  ledeId?: string;
  /** Beside both: a way on or back. */
  children?: ReactNode;
}

/** The head of a page that is no form and no report. */
export function PageHead({ title, lede, ledeId, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={classNames(words.lede, styles.lede)} id={ledeId}>
          {lede}
        </p>
      </div>
      {children}
    </header>
  );
}
