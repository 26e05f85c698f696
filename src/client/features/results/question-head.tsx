import { ScoreRing } from '#client/ui/score-ring.tsx';
import type { ReportQuestion } from '#domain/results/report.ts';
import styles from './question.module.css';

interface QuestionHeadProps {
  title: string;
  question: ReportQuestion;
  score: number;
}

/** What the page is, the question as it was asked, and the score. */
export function QuestionHead({ title, question, score }: QuestionHeadProps) {
  return (
    <section className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p className={styles.asked}>{question.question || 'Question text not available'}</p>
      </div>
      <ScoreRing score={score} size="medium" label={title} />
    </section>
  );
}
