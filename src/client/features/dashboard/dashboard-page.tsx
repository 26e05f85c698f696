import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useDashboard } from '#client/state/dashboard.ts';
import { useSession } from '#client/state/session.ts';
import { PageOutline } from '#client/ui/page-outline.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { DashboardBar } from './dashboard-bar.tsx';
import { WholeDashboard } from './whole-dashboard.tsx';

/** How the interviews of who is signed in went, and what to do next. */
export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  const dashboard = useDashboard();
  const router = useRouter();
  const isMissing = dashboard === null;
  // Who turns out to be signed in while another page stood here comes without anything being fetched.
  useEffect(() => {
    if (isMissing) void router.invalidate();
  }, [isMissing, router]);
  return (
    <>
      <DashboardBar />
      {dashboard ? (
        <WholeDashboard {...dashboard} name={user?.firstName || dashboard.profile.name || user?.email || ''} />
      ) : (
        <PageOutline label="Loading your dashboard" of="dashboard" />
      )}
    </>
  );
}
