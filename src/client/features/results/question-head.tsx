import type { ReactNode } from 'react';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import words from '#client/ui/words.module.css';
import styles from './question.module.css';

interface QuestionHeadProps {
  title: string;
  asked: string;
  /** Undefined where the page is about no score of the report. */
  score?: number;
  children?: ReactNode;
}

/** What the page is, the question as it was asked, and the score. */
export function QuestionHead({ title, asked, score, children }: QuestionHeadProps) {
  return (
    <section className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.asked}>{asked || 'Question text not available'}</p>
        {children && <p className={words.hint}>{children}</p>}
      </div>
      {score !== undefined && <ScoreRing score={score} size="medium" label={title} />}
    </section>
  );
}
