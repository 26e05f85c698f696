import type { Dashboard } from '#client/state/dashboard.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
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

/** Before there are two weeks there is no line between them. */
const WEEKS_FOR_LINES = 2;

/** The dashboard as far as it is known; without an interview, the way to the first. */
export function WholeDashboard({ stats, profile, name }: Dashboard & { name: string }) {
  const scored = stats.recentActivity.filter(({ score }) => score >= 0);
  // Nothing is drawn of a single one, so what it tells has the room.
  const isFirst = scored.length === 1;
  const heading = useHeadingFocus();
  const hasLines = stats.weeklyPerformance.length >= WEEKS_FOR_LINES;
  return (
    <>
      <div className={styles.top}>
        <h1 ref={heading} tabIndex={-1}>
          Welcome, {name}
        </h1>
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
            {hasLines ? (
              <WeeklyChart weeks={stats.weeklyPerformance} />
            ) : (
              <div className={styles.main}>
                <LastTwo scored={scored} />
                {isFirst && <WeakestAxis scored={scored} />}
              </div>
            )}
            <div className={styles.side}>
              {!hasLines && !isFirst && <WeakestAxis scored={scored} />}
              <RecentActivity activity={stats.recentActivity} />
              <MonthlyDistribution months={monthsOf(stats)} />
            </div>
          </div>
        </>
      )}
      <p className={styles.foot}>
        <ButtonLink kind="link" to="/account">
          Your data and your account
        </ButtonLink>
      </p>
    </>
  );
}
