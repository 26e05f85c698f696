import { Navigate, useLocation } from '@tanstack/react-router';
import { useSession } from '#client/state/session.tsx';

/** `/`: the form with its banner after a failed start, else the dashboard for who is signed in, else the form. */
export function LandingPage() {
  const { state } = useLocation();
  const { pending, user } = useSession();
  if (state.interviewFailed) return <Navigate to="/home" state={state} replace />;
  if (pending) return <span className="spinner" role="status" aria-label="Loading your session" />;
  return user ? <Navigate to="/dashboard" replace /> : <Navigate to="/home" replace />;
}
