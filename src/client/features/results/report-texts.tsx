import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import words from '#client/ui/words.module.css';
import { findBestMoment } from '#domain/results/best-moment.ts';
import { judgedBy } from '#domain/results/judged-by.ts';
import type { Report } from '#domain/results/report.ts';
import styles from './report.module.css';
import { useReportAddresses } from './use-report-addresses.ts';

/** The summary, and what to change first. */
export function ReportTexts({ report }: { report: Report }) {
  const { summary, strength, improvement, advice } = report.overall;
  const address = useReportAddresses();
  return (
    <section className={styles.cols}>
      <div>
        <h2>Overall Summary</h2>
        <p className={words.prose}>{summary || 'No summary available.'}</p>
        {/* The strength is told with the best moment where there is one. */}
        {strength && !findBestMoment(report) && <p className={words.prose}>{strength}</p>}
        <p className={classNames(words.hint, styles.judged)}>
          {[judgedBy(report), report.note].filter(Boolean).join(' ')}
        </p>
      </div>
      <div>
        <h2>Areas for Improvement</h2>
        {advice.length === 0 && <p className={words.prose}>{improvement || 'No improvement suggestions available.'}</p>}
        <ol className={styles.advice}>
          {advice.map((item) => (
            <li key={`${item.title}${item.detail}`}>
              <div>
                {item.title && <strong>{item.title}</strong>}
                <p>{item.detail}</p>
              </div>
              {item.question_number && item.question_number <= report.questions.length && (
                <ButtonLink kind="link" className={styles.adviceLink} {...address.question(item.question_number)}>
                  Question {item.question_number}
                </ButtonLink>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
