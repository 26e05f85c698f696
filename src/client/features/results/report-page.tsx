import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiError, callApi } from '#client/api/call-api.ts';
import { useGoBack } from '#client/state/use-go-back.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { GoBackLine } from '#client/ui/go-back-line.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import type { InterviewResults } from '#contract/results.ts';
import { keyMetrics } from '#domain/results/key-metrics.ts';
import styles from './results.module.css';
import { useReport } from './use-report.ts';

export function ReportPage() {
  usePageTitle('Interview Report');
  const { interviewId } = useParams({ from: '/layout/results/$interviewId' });
  return <LoadedReport interviewId={interviewId} />;
}

/** /results without an id: the newest report of the signed-in user. */
export function LatestReportPage() {
  usePageTitle('Interview Report');
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    callApi('GET /api/results', {}).then(
      ({ data }) =>
        void navigate({ to: '/results/$interviewId', params: { interviewId: data.interview_id }, replace: true }),
      (error: unknown) =>
        setProblem(error instanceof ApiError && error.status === 404 ? 'No results found' : 'Failed to load results'),
    );
  }, [navigate]);
  return problem ? <Failed message={problem} /> : <Waiting />;
}

function LoadedReport({ interviewId }: { interviewId: string }) {
  const loading = useReport(interviewId);
  const { goBack, ...wayBack } = useGoBack(interviewId);
  const navigate = useNavigate();
  return (
    <>
      <GoBackLine {...wayBack} onGoBack={async () => (await goBack()) && (await navigate({ to: '/interview' }))} />
      <ReportOrWait loading={loading} />
    </>
  );
}

function ReportOrWait({ loading }: { loading: ReturnType<typeof useReport> }) {
  if (loading.status === 'loading') return <Waiting />;
  if (loading.status === 'failed') return <Failed message={loading.message} />;
  return <Report report={loading.report} />;
}

function Waiting() {
  return (
    <PageNotice role="status" text="Your report is being written…">
      <p className={words.hint}>This usually takes a few seconds. Your answers are safe; you can come back later.</p>
      <ButtonAnchor kind="link" href="/">
        Back to Home
      </ButtonAnchor>
    </PageNotice>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <PageNotice role="alert" title="Could not load interview results" text={message}>
      <ButtonAnchor href="/">Return Home</ButtonAnchor>
    </PageNotice>
  );
}

function Report({ report }: { report: InterviewResults }) {
  const { overall, questions } = report;
  return (
    <>
      <PageBar>
        <BackLink to="/">Back to Home</BackLink>
      </PageBar>
      <section className={styles.rhead}>
        <div className={styles.overall}>
          <ScoreRing score={overall.score} size="large" label="Overall score" />
        </div>
        <div>
          <h1>Interview Report</h1>
          <p className={styles.finding}>{overall.headline}</p>
          <p className={styles.meta}>{metaLine(report)}</p>
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
          {overall.advice.length === 0 && <p className={words.prose}>No improvement suggestions available.</p>}
          <ol className={styles.advice}>
            {overall.advice.map((item) => (
              <li key={item.title}>
                <div>
                  <strong>{item.title}</strong>
                  <p>{item.detail}</p>
                </div>
                {item.question_number && (
                  <ButtonLink
                    kind="link"
                    className={styles.adviceLink}
                    to="/results/$interviewId/question-analysis/$questionNumber"
                    params={{ interviewId: report.interview_id, questionNumber: String(item.question_number) }}
                  >
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
            <Link
              key={question.question_id}
              to="/results/$interviewId/question-analysis/$questionNumber"
              params={{ interviewId: report.interview_id, questionNumber: String(i + 1) }}
            >
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

function KeyMetricsRow({ questions }: { questions: InterviewResults['questions'] }) {
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

function metaLine(report: InterviewResults): string {
  const style = report.style.charAt(0).toUpperCase() + report.style.slice(1);
  const date = new Date(report.completed_at).toLocaleDateString(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return `${report.role}${report.company ? `, ${report.company}` : ''}, ${style}, ${report.length}. ${date}.`;
}
