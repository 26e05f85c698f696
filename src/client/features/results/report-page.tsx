import { Link } from '@tanstack/react-router';
import { BackLink } from '#client/ui/back-link.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { dayWords } from '#client/ui/day-words.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { keyMetrics } from '#domain/results/key-metrics.ts';
import type { Report } from '#domain/results/report.ts';
import { ofReport, type Shown } from './of-report.tsx';
import { RecordingsList } from './recordings-list.tsx';
import styles from './results.module.css';
import { useReportAddresses } from './use-report-addresses.ts';
import { WayBack } from './way-back.tsx';

/** What an interview came to. */
export const ReportPage = ofReport(InterviewReport);

function InterviewReport({ report }: Shown) {
  usePageTitle('Interview Report');
  const address = useReportAddresses();
  const { overall, questions } = report;
  const meta = metaLine(report);
  return (
    <>
      <PageBar>
        <BackLink to="/">Back to Home</BackLink>
        <WayBack />
      </PageBar>
      <section className={styles.rhead}>
        <div className={styles.overall}>
          <ScoreRing score={overall.score} size="large" label="Overall score" />
        </div>
        <div>
          <h1>Interview Report</h1>
          <p className={styles.finding}>{overall.headline}</p>
          {meta && <p className={styles.meta}>{meta}</p>}
        </div>
        <ul className={styles.axes} aria-label="Scores">
          <AxisRow name="Problem Answer" score={overall.problem_answer} />
          <AxisRow name="Conciseness" score={overall.conciseness} />
          <AxisRow name="Structure" score={overall.structure} />
          <li className={styles.off}>
            <span>Confidence</span>
            <span>Coming soon...</span>
          </li>
        </ul>
      </section>
      <section className={styles.cols}>
        <div>
          <h2>Overall Summary</h2>
          <p className={words.prose}>{overall.summary || 'No summary available.'}</p>
          {overall.strength && <p className={words.prose}>{overall.strength}</p>}
        </div>
        <div>
          <h2>Areas for Improvement</h2>
          {overall.advice.length === 0 && (
            <p className={words.prose}>{overall.improvement || 'No improvement suggestions available.'}</p>
          )}
          <ol className={styles.advice}>
            {overall.advice.map((item) => (
              <li key={item.title}>
                <div>
                  <strong>{item.title}</strong>
                  <p>{item.detail}</p>
                </div>
                {item.question_number && (
                  <ButtonLink kind="link" className={styles.adviceLink} {...address.question(item.question_number)}>
                    Question {item.question_number}
                  </ButtonLink>
                )}
              </li>
            ))}
          </ol>
        </div>
      </section>
      <KeyMetricsRow questions={questions} />
      <section className={styles.sect}>
        <div className={styles.top}>
          <h2>Question Breakdown</h2>
          <span className={words.hint}>Each score is the average of Answer, Conciseness and Structure.</span>
        </div>
        <div className={styles.qgrid}>
          {questions.map((question, i) => (
            <Link key={question.question_id} {...address.question(i + 1)}>
              <span className={styles.k}>Question {i + 1}</span>
              <p className={styles.q}>{question.question || 'Question text not available'}</p>
              <div className={styles.qscore}>
                <ScoreRing score={question.overall_score} size="small" label={`Question ${i + 1}`} />
              </div>
              <p className={styles.sub}>
                <span>
                  Answer <b>{shown(question.question_overall.problem_answer.overall_score)}</b>
                </span>
                <span>
                  Conciseness <b>{shown(question.question_overall.conciseness.overall_score)}</b>
                </span>
                <span>
                  Structure <b>{shown(question.question_overall.structure.overall_score)}</b>
                </span>
              </p>
            </Link>
          ))}
        </div>
      </section>
      <RecordingsList interviewId={report.interview_id} />
      <section className={styles.next}>
        <div>
          <h2>Practise next</h2>
          <p>{overall.exercise}</p>
        </div>
        <ButtonLink to="/home" kind="solid">
          Take Interview
        </ButtonLink>
      </section>
    </>
  );
}

function AxisRow({ name, score }: { name: string; score: number }) {
  return (
    <li>
      <span>{name}</span>
      <span className={classNames(words.num, styles.score)}>{shown(score)}</span>
      <ScoreMeter score={score} label={name} />
    </li>
  );
}

function KeyMetricsRow({ questions }: { questions: Report['questions'] }) {
  const metrics = keyMetrics(questions);
  return (
    <section className={styles.keyrow}>
      <h2>Key Metrics</h2>
      <dl className={styles.keys}>
        <div>
          <dt>Total Questions</dt>
          <dd>{metrics.totalQuestions}</dd>
        </div>
        <div>
          <dt>Average Score</dt>
          <dd>
            {shown(metrics.average)}
            {metrics.scored > 0 && (
              <small>
                {metrics.sum} ÷ {metrics.scored}
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>Highest Score</dt>
          <dd>
            {shown(metrics.highest?.score ?? -1)}
            {metrics.highest && <small>Question {metrics.highest.number}</small>}
          </dd>
        </div>
        <div>
          <dt>Lowest Score</dt>
          <dd>
            {shown(metrics.lowest?.score ?? -1)}
            {metrics.lowest && <small>Question {metrics.lowest.number}</small>}
          </dd>
        </div>
      </dl>
    </section>
  );
}

const shown = (score: number) => (score < 0 ? '–' : String(score));

/** Role, company, style, length and day; '' for a report that lacks what makes it a sentence. */
function metaLine({ role, company, style, length, completed_at: completedAt }: Report): string {
  const date = new Date(completedAt);
  if (!role || !style || Number.isNaN(date.getTime())) return '';
  const about = [role, company, style.charAt(0).toUpperCase() + style.slice(1), length].filter(Boolean).join(', ');
  return `${about}. ${dayWords(date)}.`;
}
