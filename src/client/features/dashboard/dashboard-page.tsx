import './dashboard.css';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { ListedInterview } from '#contract/results-calls.ts';
import { unfinishedFirst } from './unfinished-first.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  return <Interviews name={user?.firstName || user?.email || ''} />;
}

function Interviews({ name }: { name: string }) {
  const [interviews, setInterviews] = useState<ListedInterview[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    callApi('GET /api/user/interviews', {}).then(
      ({ data }) => setInterviews(unfinishedFirst(data)),
      () => setFailed(true),
    );
  }, []);
  if (failed) {
    return (
      <div className="centred" role="alert">
        <h1>Dashboard Error</h1>
        <p className="lede">Failed to load dashboard data</p>
        <button type="button" className="btn" onClick={() => location.reload()}>
          Try Again
        </button>
      </div>
    );
  }
  return (
    <>
      <header className="bar" />
      <section className="dashboard">
        <div className="top">
          <h1>Welcome, {name}</h1>
          <Link to="/home" className="btn solid">
            Take Interview
          </Link>
        </div>
        {interviews === null && <p role="status">Loading your interviews…</p>}
        {interviews?.length === 0 && <p className="lede">No interviews yet. Your first takes ten minutes.</p>}
        <ul className="interviews">
          {interviews?.map((interview) => (
            <li key={interview.interviewId}>
              <InterviewRow interview={interview} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function InterviewRow({ interview }: { interview: ListedInterview }) {
  const { setInterview } = useInterview();
  const { interviewId, role, company, createdAt, status, overallScore } = interview;
  const row = (
    <>
      <span>
        {role}
        {company ? ` at ${company}` : ''}
      </span>
      <span className="hint">{new Date(createdAt).toLocaleDateString()}</span>
    </>
  );
  if (status === 'in_progress') {
    const resume = () => {
      setInterview(null);
      currentInterview.save(interviewId);
    };
    return (
      <Link to="/interview" onClick={resume}>
        {row}
        <span className="go">Continue</span>
      </Link>
    );
  }
  return (
    <Link to="/results/$interviewId" params={{ interviewId }}>
      {row}
      {status === 'scored' ? (
        <span className="num">{overallScore < 0 ? '–' : overallScore}</span>
      ) : (
        <span className="hint">Being scored</span>
      )}
    </Link>
  );
}
