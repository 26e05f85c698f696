import { useParams } from '@tanstack/react-router';
import { BackLink } from '#client/ui/back-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { dayWords } from '#client/ui/day-words.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import type { Penalty } from '#contract/results.ts';
import { markAnswer } from '#domain/results/mark-answer.ts';
import type { Report, ReportQuestion, ReportResponse } from '#domain/results/report.ts';
import { ofReport, type Shown } from './of-report.tsx';
import styles from './results.module.css';
import { useReportAddresses } from './use-report-addresses.ts';

/** One question: what was said, what was found in it, and the bill that makes each score. */
export const QuestionPage = ofReport(Question);

function Question({ report, isNewest }: Shown) {
  const { questionNumber = '' } = useParams({ strict: false });
  usePageTitle(`Question ${questionNumber}`);
  const { questions } = report;
  const index = questions.findIndex((q, i) => String(i + 1) === questionNumber || q.question_id === questionNumber);
  const question = questions[index];
  if (!question) {
    return (
      <PageNotice role="alert" title="Could not load question data" text={`Question ${questionNumber} not found`}>
        <BackToResults />
      </PageNotice>
    );
  }
  const { structure } = question.question_overall;
  return (
    <>
      <PageBar>
        <BackToResults />
        {isNewest && <span className={words.hint}>This is your report of {newestName(report)}.</span>}
      </PageBar>
      <section className={styles.chead}>
        <div>
          <h1>Q{index + 1}</h1>
          <p className={styles.ques}>{question.question || 'Question text not available'}</p>
        </div>
        <ScoreRing score={question.overall_score} size="medium" label={`Question ${index + 1}`} />
      </section>
      <section className={styles.cols}>
        <div>
          <h2>Score Analysis</h2>
          <p className={words.prose}>{question.overall_summary || 'No summary available.'}</p>
        </div>
        <div>
          <h2>Areas for Improvement</h2>
          <p className={words.prose}>{question.overall_improvement || 'No improvement suggestions available.'}</p>
        </div>
      </section>
      <AnswerBill question={question} />
      {structure.overall_score >= 0 && (
        <section className={classNames(styles.sect, styles.bill)}>
          <h2>Structure</h2>
          <PenaltyLedger penalties={structure.penalties} score={structure.overall_score} />
        </section>
      )}
      <section className={classNames(styles.sect, styles.last)}>
        <h2>Conciseness</h2>
        {question.responses.map((response) => (
          <Response key={response.response_number} response={response} />
        ))}
      </section>
    </>
  );
}

function BackToResults() {
  return <BackLink {...useReportAddresses().report}>Back to Results</BackLink>;
}

const newestName = ({ role, completed_at: date }: Report) =>
  [role, date && dayWords(date)].filter(Boolean).join(', ') || 'another interview';

function AnswerBill({ question }: { question: ReportQuestion }) {
  const { criteria, overall_score: score, overall_improvement: improvement } = question.question_overall.problem_answer;
  if (score < 0) return null;
  return (
    <section className={classNames(styles.sect, styles.bill)}>
      <h2>Problem Answer</h2>
      <table className={styles.ledger}>
        <tbody>
          {criteria.map((row) => (
            <tr key={row.label}>
              <th scope="row">
                <span className={styles.what}>{row.label}</span>
                {row.quote && <q>{row.quote}</q>}
              </th>
              <td>{row.max > 0 ? `${row.points} of ${row.max}` : `−${Math.abs(row.points)}`}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">Score</th>
            <td>{score}</td>
          </tr>
        </tbody>
      </table>
      <p className={words.prose}>{improvement}</p>
    </section>
  );
}

/** 100, each deduction by its number and name, and what is left. */
function PenaltyLedger({ penalties, score }: { penalties: readonly Penalty[]; score: number }) {
  if (score < 0) return null;
  return (
    <table className={styles.ledger}>
      <tbody>
        <tr>
          <th scope="row">Start</th>
          <td>100</td>
        </tr>
        {penalties.map((penalty, i) => (
          <tr key={`${penalty.label}${penalty.start_char}`}>
            <th scope="row">
              <span className={styles.what}>
                <span className={styles.at}>{i + 1}</span>
                <span
                  className={classNames(styles.swatch, styles.marked)}
                  data-mark={penalty.mark_value}
                  aria-hidden="true"
                />
                {penalty.label}
              </span>
              <span className={styles.why}>
                {penalty.reason} {penalty.suggestion}
              </span>
            </th>
            <td>−{penalty.points}</td>
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row">Score</th>
          <td>{score}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Response({ response }: { response: ReportResponse }) {
  const { penalties, score, summary, improvement } = response.conciseness;
  return (
    <article className={styles.resp}>
      <div>
        <div className={styles.who}>
          <h3>{response.question}</h3>
          {score >= 0 && (
            <p className={styles.sum}>
              100{penalties.map(({ points }) => ` − ${points}`)} = <b>{score}</b>
            </p>
          )}
        </div>
        {response.response_number > 0 && <p className={styles.asked}>{response.asked}</p>}
        <p className={styles.said}>
          {markAnswer(response.answer, penalties).map((piece) =>
            piece.penalty ? (
              <mark
                key={piece.start}
                className={styles.marked}
                data-mark={piece.penalty.mark_value}
                title={`${piece.penalty.reason} ${piece.penalty.suggestion}`}
              >
                {piece.text}
                <sup>{piece.number}</sup>
              </mark>
            ) : (
              <span key={piece.start}>{piece.text}</span>
            ),
          )}
        </p>
      </div>
      <div>
        <PenaltyLedger penalties={penalties} score={score} />
        <p className={styles.note}>{response.not_scored?.message ?? summary}</p>
        {improvement && <p className={styles.note}>{improvement}</p>}
      </div>
    </article>
  );
}
