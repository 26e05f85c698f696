import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import words from '#client/ui/words.module.css';
import { findBestMoment } from '#domain/results/best-moment.ts';
import { judgedBy } from '#domain/results/judged-by.ts';
import type { Report } from '#domain/results/report.ts';
import { HarderExercises } from './harder-exercises.tsx';
import styles from './report.module.css';
import { SummaryAndAdvice } from './summary-and-advice.tsx';
import { useReportAddresses } from './use-report-addresses.ts';

/** The summary, and what to change first. */
export function ReportTexts({ report }: { report: Report }) {
  const { summary, strength, improvement, advice, harder = [] } = report.overall;
  const address = useReportAddresses();
  return (
    <SummaryAndAdvice
      heading="Overall Summary"
      summary={summary}
      improvement={improvement}
      instead={harder.length > 0 ? <HarderExercises report={report} /> : undefined}
      advice={advice.map(({ title, quote = '', detail, question_number: number }) => ({
        title,
        quote,
        detail,
        aside: number && number <= report.questions.length && (
          <ButtonLink kind="link" className={styles.adviceLink} {...address.question(number)}>
            Question {number}
          </ButtonLink>
        ),
      }))}
    >
      {/* The strength is told with the best moment where there is one. */}
      {strength && !findBestMoment(report) && <p className={words.prose}>{strength}</p>}
      <p className={classNames(words.hint, styles.judged)}>
        {[judgedBy(report), report.note].filter(Boolean).join(' ')}
      </p>
    </SummaryAndAdvice>
  );
}
