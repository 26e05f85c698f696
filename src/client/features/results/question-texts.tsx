import words from '#client/ui/words.module.css';
import type { ReportQuestion } from '#domain/results/report.ts';
import styles from './question.module.css';

/** What the scores come from, and what to change. */
export function QuestionTexts({ question }: { question: ReportQuestion }) {
  const { overall_summary: summary, overall_improvement: improvement, advice = [] } = question;
  return (
    <section className={styles.cols}>
      <div>
        <h2>Score Analysis</h2>
        <p className={words.prose}>{summary || 'No summary available.'}</p>
      </div>
      <div>
        <h2>Areas for Improvement</h2>
        {advice.length === 0 && <p className={words.prose}>{improvement || 'No improvement suggestions available.'}</p>}
        <ol className={styles.advice}>
          {advice.map(({ title, detail, quote, gains }) => (
            <li key={title}>
              <div>
                <strong>{title}</strong>
                <p>
                  {detail} {quote && !detail.includes(quote) && <q>{quote}</q>}
                </p>
              </div>
              <span className={styles.gain}>
                up to {gains} {gains === 1 ? 'point' : 'points'}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
