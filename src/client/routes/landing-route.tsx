import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#client/state/session.ts';
import { Spinner } from '#client/ui/spinner.tsx';

const SetupPage = lazy(async () => ({ default: (await import('#client/features/setup/setup-page.tsx')).SetupPage }));
const DashboardPage = lazy(async () => ({
  default: (await import('#client/features/dashboard/dashboard-page.tsx')).DashboardPage,
}));

/** `/`: the form with its banner after a failed start, else the dashboard for who is signed in, else the form. */
export function LandingRoute() {
  const { state } = useLocation();
  // The form clears the failed start from the navigation state; the choice made on arrival stands.
  const [failedStart] = useState(state.interviewFailed === true);
  const { user } = useSession();
  return <Suspense fallback={<LandingWaiting />}>{user && !failedStart ? <DashboardPage /> : <SetupPage />}</Suspense>;
}

export function LandingWaiting() {
  return <Spinner label="Loading" />;
}
