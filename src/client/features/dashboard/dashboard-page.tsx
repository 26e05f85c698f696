import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Dashboard, useDashboard } from '#client/state/dashboard.ts';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageOutline } from '#client/ui/page-outline.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './dashboard.module.css';
import { Figures } from './figures.tsx';
import { FirstInterview } from './first-interview.tsx';
import { LastTwo } from './last-two.tsx';
import { MonthlyDistribution } from './monthly-distribution.tsx';
import { monthsOf } from './months-of.ts';
import { RecentActivity } from './recent-activity.tsx';
import { Unfinished } from './unfinished.tsx';
import { WeakestAxis } from './weakest-axis.tsx';
import { WeeklyChart } from './weekly-chart.tsx';

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
      <PageBar />
      {dashboard ? (
        <Whole {...dashboard} name={user?.firstName || dashboard.profile.name || user?.email || ''} />
      ) : (
        <PageOutline label="Loading your dashboard" of="dashboard" />
      )}
    </>
  );
}

/** Before there are two weeks there is no line between them. */
const WEEKS_FOR_LINES = 2;

function Whole({ stats, profile, name }: Dashboard & { name: string }) {
  const scored = stats.recentActivity.filter(({ score }) => score >= 0);
  const hasLines = stats.weeklyPerformance.length >= WEEKS_FOR_LINES;
  return (
    <div className={styles.dashboard}>
      <div className={styles.top}>
        <h1>Welcome, {name}</h1>
        <ButtonLink to="/home" kind="solid">
          Take Interview
        </ButtonLink>
      </div>
      {stats.totalInterviews === 0 ? (
        <FirstInterview />
      ) : (
        <>
          <Unfinished activity={stats.recentActivity} />
          <Figures stats={stats} profile={profile} />
          <div className={styles.columns}>
            {hasLines ? <WeeklyChart weeks={stats.weeklyPerformance} /> : <LastTwo scored={scored} />}
            <div className={styles.side}>
              {!hasLines && <WeakestAxis scored={scored} />}
              <RecentActivity activity={stats.recentActivity} />
              <MonthlyDistribution months={monthsOf(stats)} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
