import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import words from '#client/ui/words.module.css';
import { bareWords } from '#domain/results/bare-words.ts';
import styles from './summary-and-advice.module.css';

interface Advice {
  title: string;
  /** The candidate's own words that show it; '' where none do. */
  quote: string;
  /** What to do. */
  detail: string;
  /** What stands beside it: where it comes from, or what it would bring. */
  aside: ReactNode;
}

interface SummaryAndAdviceProps {
  heading: string;
  summary: string;
  /** Under the summary. */
  children?: ReactNode;
  improvement: string;
  advice: readonly Advice[];
  /** What stands there where nothing is advised. */
  instead?: ReactNode;
  className?: string | undefined;
}

/** What was said to be good and bad, and beside it what to change. */
export function SummaryAndAdvice({
  heading,
  summary,
  children,
  improvement,
  advice,
  instead,
  className,
}: SummaryAndAdviceProps) {
  return (
    <section className={classNames(styles.cols, className)}>
      <div>
        <h2>{heading}</h2>
        <p className={words.prose}>{summary || 'No summary available.'}</p>
        {children}
      </div>
      <div>
        <h2>Areas for Improvement</h2>
        {advice.length === 0 ? (
          (instead ?? <p className={words.prose}>{improvement || 'No improvement suggestions available.'}</p>)
        ) : (
          <ol className={styles.advice}>
            {advice.map(({ title, quote, detail, aside }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they stand as they were stored, and two may have one title
              <li key={i}>
                <div>
                  {title && <strong>{title}</strong>}
                  {quote && !detail.includes(quote) && <q>{bareWords(quote)}</q>}
                  <p>{detail}</p>
                </div>
                {aside}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
