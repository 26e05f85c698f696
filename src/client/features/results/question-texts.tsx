import type { ReportQuestion } from '#domain/results/report.ts';
import { AXIS_NAMES } from './axis-names.ts';
import styles from './question.module.css';
import { SummaryAndAdvice } from './summary-and-advice.tsx';

/** What the scores come from, and what to change. */
export function QuestionTexts({ question }: { question: ReportQuestion }) {
  const { overall_summary: summary, overall_improvement: improvement, advice = [] } = question;
  return (
    <SummaryAndAdvice
      heading="Score Analysis"
      summary={summary}
      improvement={improvement}
      className={styles.texts}
      advice={advice.map(({ title, detail, quote, gains, axis }) => ({
        title,
        detail: (
          <>
            {detail} {quote && !detail.includes(quote) && <q>{quote}</q>}
          </>
        ),
        aside: (
          <span className={styles.gain}>
            up to {gains} {axis ? `in ${AXIS_NAMES[axis]}` : gains === 1 ? 'point' : 'points'}
          </span>
        ),
      }))}
    />
  );
}
