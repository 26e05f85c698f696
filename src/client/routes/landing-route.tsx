import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#client/state/session.ts';
import { signedInHint } from '#client/state/signed-in-hint.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageOutline } from '#client/ui/page-outline.tsx';

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
  const isUsers = user !== null && !failedStart;
  return <Suspense fallback={<LandingWaiting />}>{isUsers ? <DashboardPage /> : <SetupPage />}</Suspense>;
}

/** The outline of the page that is on its way: a dashboard for who was signed in last, else the form. */
export function LandingWaiting() {
  return (
    <>
      <PageBar />
      {signedInHint.read() ? (
        <PageOutline label="Loading your dashboard" of="dashboard" />
      ) : (
        <PageOutline label="Loading the form" of="form" />
      )}
    </>
  );
}
