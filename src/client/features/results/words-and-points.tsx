import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import styles from './words-and-points.module.css';

interface WordsAndPointsProps {
  /** Above the words: whose they are, and how they are heard. */
  head?: ReactNode;
  /** Where the points come from. */
  points: ReactNode;
  /** What the points are called. */
  pointsLabel?: string;
  /** They stay in view while one reads. */
  sticky?: boolean;
  /** They hold more than a bill. */
  wide?: boolean;
  answers: readonly { answer: string }[];
  className?: string | undefined;
  children: ReactNode;
}

/** Words of which nobody scrolls to the end to look for something. */
const LONG_CHARS = 2_000;

/**
 * Words, and beside them where their points come from. Where there is no room beside them the points stand below, and
 * above words that are long.
 */
export function WordsAndPoints({
  head,
  points,
  pointsLabel,
  sticky = false,
  wide = false,
  answers,
  className,
  children,
}: WordsAndPointsProps) {
  const isLong = answers.reduce((length, { answer }) => length + answer.length, 0) > LONG_CHARS;
  const beside = (
    <section className={styles.points} data-sticky={sticky || undefined} aria-label={pointsLabel}>
      {points}
    </section>
  );
  return (
    <section className={classNames(styles.frame, className)} data-wide={wide || undefined}>
      {head && <div className={styles.head}>{head}</div>}
      {isLong && beside}
      <div className={styles.words}>{children}</div>
      {!isLong && beside}
    </section>
  );
}
