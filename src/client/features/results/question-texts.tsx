import { Fragment } from 'react';
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
      advice={advice.map(({ gains, axis, also = [], ...item }) => ({
        ...item,
        aside: gains > 0 && (
          <span className={styles.gain}>
            {[{ axis, gains }, ...also].map((each) => (
              <Fragment key={each.axis ?? ''}>
                <b>{each.gains}</b>
                <span>{each.axis ? `in ${AXIS_NAMES[each.axis]}` : each.gains === 1 ? 'point' : 'points'}</span>
              </Fragment>
            ))}
          </span>
        ),
      }))}
    />
  );
}
