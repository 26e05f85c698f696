import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { classNames } from '#client/ui/class-names.ts';
import words from '#client/ui/words.module.css';
import styles from './account.module.css';

interface AccountFrameProps {
  title: string;
  /** What the screen is for and what is safe, in a sentence or two. */
  lede: ReactNode;
  children: ReactNode;
}

/** The page that all account screens share: what it is about on one side, the short form on the other. */
export function AccountFrame({ title, lede, children }: AccountFrameProps) {
  return (
    <div className={styles.page}>
      <header>
        <Link to="/" className={styles.mark}>
          <BrandMark />
          <span className={styles.name}>Greenroom</span>
        </Link>
      </header>
      <main>
        <div className={styles.about}>
          <h1>{title}</h1>
          <p className={classNames(words.lede, styles.words)}>{lede}</p>
        </div>
        <div className={styles.work}>{children}</div>
      </main>
    </div>
  );
}
