import { Link, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { ListedInterview } from '#contract/results-calls.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { pending, user } = useSession();
  if (pending) return <span className="spinner" role="status" aria-label="Loading your session" />;
  if (!user) return <Navigate to="/home" replace />;
  return <Interviews name={user.firstName || user.email} />;
}

function Interviews({ name }: { name: string }) {
  const [interviews, setInterviews] = useState<ListedInterview[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    callApi('GET /api/user/interviews', {}).then(
      ({ data }) => setInterviews(data),
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
    <section className="sect">
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
            <Link to="/results/$interviewId" params={{ interviewId: interview.interviewId }}>
              <span>
                {interview.role}
                {interview.company ? ` at ${interview.company}` : ''}
              </span>
              <span className="hint">{new Date(interview.createdAt).toLocaleDateString()}</span>
              <span className="num">
                {interview.overallScore < 0 ? interview.status.replace('_', ' ') : interview.overallScore}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
