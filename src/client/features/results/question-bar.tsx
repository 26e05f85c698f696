import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, RotateCcw } from 'lucide-react';
import { BackLink } from '#client/ui/back-link.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { dayWords } from '#client/ui/day-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import words from '#client/ui/words.module.css';
import type { Report } from '#domain/results/report.ts';
import type { Shown } from './of-report.tsx';
import styles from './question.module.css';
import { useReportAddresses } from './use-report-addresses.ts';

/** Above a question: back to the report, and to the questions before and after it. */
export function QuestionBar({ report, isNewest, number }: Shown & { number: number }) {
  const addresses = useReportAddresses();
  return (
    <PageBar>
      <BackLink {...addresses.report}>Back to Results</BackLink>
      <NewestName report={report} isNewest={isNewest} />
      <nav className={styles.step} aria-label="Questions">
        {number > 1 && (
          <Link {...addresses.question(number - 1)} aria-label={`Question ${number - 1}`}>
            <Icon of={ChevronLeft} />
            <span>
              <span>Question </span>
              {number - 1}
            </span>
          </Link>
        )}
        {number < report.questions.length && (
          <Link {...addresses.question(number + 1)} aria-label={`Question ${number + 1}`}>
            <span>
              <span>Question </span>
              {number + 1}
            </span>
            <Icon of={ChevronRight} />
          </Link>
        )}
      </nav>
      <ButtonLink kind="solid" className={styles.again} {...addresses.again(number)}>
        <Icon of={RotateCcw} />
        Answer it again
      </ButtonLink>
    </PageBar>
  );
}

/** Above a page of one metric: back to its question. */
export function DetailBar({ report, isNewest, number }: Shown & { number: number }) {
  return (
    <PageBar>
      <BackLink {...useReportAddresses().question(number)}>Back to Question {number}</BackLink>
      <NewestName report={report} isNewest={isNewest} />
    </PageBar>
  );
}

/** Says that this is another report than the address names. */
function NewestName({ report, isNewest }: Shown) {
  return isNewest && <span className={words.hint}>This is your report of {nameOf(report)}.</span>;
}

const nameOf = ({ role, completed_at: date }: Report) =>
  [role, date && dayWords(date)].filter(Boolean).join(', ') || 'another interview';
