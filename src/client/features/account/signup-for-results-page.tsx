import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { pendingResults } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountFrame } from './account-frame.tsx';

export function SignupForResultsPage() {
  usePageTitle('Interview complete');
  const { interviewId } = useParams({ from: '/signup-for-results/$interviewId' });
  const { user } = useSession();
  const navigate = useNavigate();
  const known = interviewId !== 'unknown';

  useEffect(() => {
    if (!known) return;
    pendingResults.save(interviewId);
    callApi('POST /api/interviews/extend-session/:interviewId', { params: { interviewId } }).catch(() =>
      console.warn('The interview could not be kept longer'),
    );
  }, [known, interviewId]);

  useEffect(() => {
    if (!user) return;
    if (known) void navigate({ to: '/results/$interviewId', params: { interviewId }, replace: true });
    else void navigate({ to: '/results', replace: true });
  }, [user, known, interviewId, navigate]);

  return (
    <AccountFrame title="Interview Complete!">
      <h2>Sign Up to See Your Results</h2>
      <p className="lede">Your answers are kept, and your report is being written. An account makes it yours.</p>
      <p>
        <Link className="btn solid big" to="/register">
          Sign Up
        </Link>
      </p>
      <p className="hint">
        Have an account?{' '}
        <Link className="link go" to="/login">
          Log in
        </Link>
      </p>
      <p className="hint">
        <Link className="link go" to="/home">
          Start a new interview
        </Link>
      </p>
    </AccountFrame>
  );
}
