import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AcrossInterview } from './across-interview.tsx';
import { AskedAtEnd } from './asked-at-end.tsx';
import { BestMomentQuote } from './best-moment-quote.tsx';
import { DeleteInterview } from './delete-interview.tsx';
import { Glance } from './glance.tsx';
import { KeyMetrics } from './key-metrics.tsx';
import { ofReport, type Shown } from './of-report.tsx';
import { PractiseNext } from './practise-next.tsx';
import { PrintedQuestions } from './printed-questions.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { Recorded } from './recorded.ts';
import { RecordingsList } from './recordings-list.tsx';
import styles from './report.module.css';
import { ReportBar } from './report-bar.tsx';
import { ReportHead } from './report-head.tsx';
import { ReportTexts } from './report-texts.tsx';
import { useRecordedAnswers } from './use-recorded-answers.ts';

/** What an interview came to. */
export const ReportPage = ofReport(InterviewReport);

export function InterviewReport({ report }: Shown) {
  usePageTitle('Interview Report');
  const recorded = useRecordedAnswers(report);
  return (
    <>
      <ReportBar interviewId={report.interview_id} />
      <ReportHead report={report} />
      <Glance report={report} />
      <Recorded value={recorded}>
        <BestMomentQuote report={report} />
        <ReportTexts report={report} />
      </Recorded>
      <AcrossInterview report={report} />
      <KeyMetrics report={report} />
      <QuestionGrid questions={report.questions} />
      <AskedAtEnd report={report} />
      <PractiseNext report={report} />
      <div className={styles.recordings}>
        <RecordingsList interviewId={report.interview_id} />
      </div>
      {report.interview_id !== '' && <DeleteInterview interviewId={report.interview_id} />}
      <PrintedQuestions questions={report.questions} />
    </>
  );
}
