import { type ErrorComponentProps, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '#client/api/call-api.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { askForReport, NoInterviewId, ReportMissing } from '#client/state/reports.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { useReportAddresses } from './use-report-addresses.ts';
import { WayBack } from './way-back.tsx';

/** In place of a report that could not be had: why, and what to do about it. */
export function ReportProblem({ error }: ErrorComponentProps) {
  usePageTitle('Interview Report');
  const { interviewId, questionNumber } = useParams({ strict: false });
  const { pathname } = useLocation();
  const title = questionNumber ? titleOf(pathname) : 'Could not load interview results';
  const missing = error instanceof ReportMissing ? error.why : undefined;
  return (
    <PageNotice
      role="alert"
      title={title}
      text={wordsOf(error)}
      acts={
        <>
          {missing === 'in_progress' && interviewId && <WayBackIn interviewId={interviewId} />}
          {missing === 'processing' && interviewId && <AskAgain interviewId={interviewId} />}
          {isWithoutReports(error) && (
            <ButtonLink kind="solid" to="/home">
              Take Interview
            </ButtonLink>
          )}
          {!missing && !(error instanceof NoInterviewId) && !isWithoutReports(error) && <TryAgain />}
          {questionNumber ? (
            <BackFrom pathname={pathname} question={questionNumber} />
          ) : (
            <ButtonLink to="/">Return Home</ButtonLink>
          )}
        </>
      }
    >
      <p className={words.hint}>{adviceOf(error)}</p>
      <WayBack />
    </PageNotice>
  );
}

/** What a page below a question calls its own failure. */
function titleOf(pathname: string): string {
  if (/\/problem-answer\/?$/.test(pathname)) return 'Could not load problem answer details';
  if (/\/conciseness\/?$/.test(pathname)) return 'Failed to load conciseness data';
  return 'Could not load question data';
}

/** One page up. */
function BackFrom({ pathname, question }: { pathname: string; question: string }) {
  const addresses = useReportAddresses();
  return /\/(?:problem-answer|conciseness|structure)\/?$/.test(pathname) ? (
    <ButtonLink {...addresses.question(question)}>Back to Question Analysis</ButtonLink>
  ) : (
    <ButtonLink {...addresses.report}>Back to Results</ButtonLink>
  );
}

function wordsOf(error: unknown): string {
  if (error instanceof ReportMissing) {
    return error.why === 'processing' ? 'Your report is still being written. Your answers are safe.' : error.message;
  }
  if (error instanceof NoInterviewId) return error.message;
  if (!(error instanceof ApiError)) return 'Failed to load results';
  // An answer that was sent and is no report, and an account without one.
  if (error.status < 400 || error.status === 404) return 'No results found';
  return `HTTP ${error.status}: ${error.body || error.statusText}`;
}

/** The newest report was asked for, and there is none. */
const isWithoutReports = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** What is safe and what to do, in plain words beside those of the specification. */
export function adviceOf(error: unknown): string {
  if (error instanceof NoInterviewId) return 'Your reports are listed on your dashboard.';
  if (error instanceof ReportMissing && error.why === 'in_progress')
    return 'This interview has not ended yet. Your answers are kept, and you can go on where you left off.';
  if (error instanceof ReportMissing && error.why === 'processing') return 'It can take a minute.';
  if (error instanceof ReportMissing && error.why === 'unknown')
    return 'This interview has no report for you. It may have been deleted, or belong to another account. If you have only just finished it, please try again in a moment.';
  if (isWithoutReports(error))
    return 'There is no report here yet. The first one opens at the end of your first interview, which takes ten minutes.';
  if (error instanceof ReportMissing || error instanceof ApiError)
    return 'Everything you have answered is kept. If you have only just finished, please try again in a moment.';
  return 'Everything you have answered is kept. Please check your connection and try again.';
}

function TryAgain() {
  const router = useRouter();
  return <Button onClick={() => void router.invalidate()}>Try Again</Button>;
}

/** The interview of this report goes on. */
function WayBackIn({ interviewId }: { interviewId: string }) {
  const { setInterview } = useInterview();
  const resume = () => {
    setInterview(null);
    currentInterview.save(interviewId);
  };
  return (
    <ButtonLink kind="solid" to="/interview" onClick={resume}>
      Go on with the interview
    </ButtonLink>
  );
}

function AskAgain({ interviewId }: { interviewId: string }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    // Whatever becomes of it, looking for the report again tells how things stand.
    await askForReport(interviewId).catch(() => console.warn('The report was asked for in vain'));
    await router.invalidate();
    setBusy(false);
  };
  return (
    <Button kind="solid" busy={busy} onClick={ask}>
      {busy ? 'Asking…' : 'Ask again'}
    </Button>
  );
}
