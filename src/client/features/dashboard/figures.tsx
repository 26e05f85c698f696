import { classNames } from '#client/ui/class-names.ts';
import { dashboardBandOf } from '#client/ui/score-band.ts';
import { ScoreDot } from '#client/ui/score-dot.tsx';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import words from '#client/ui/words.module.css';
import type { DashboardProfile } from '#contract/dashboard-calls.ts';
import type { ReadStats } from '#domain/answers/read-dashboard.ts';
import { AXES } from './axes.ts';
import { countWords, talkedWords } from './count-words.ts';
import styles from './figures.module.css';

/** The counts and averages across the page. Without a score the averages are not zero but not there. */
export function Figures({ stats, profile }: { stats: ReadStats; profile: DashboardProfile }) {
  const { totalInterviews, thisWeekInterviews, thisWeekCompanies, averageScore } = stats;
  const talked = talkedWords(profile.totalTimeSpent);
  // A report may have no score, and then no average counts it.
  const scored = Object.values(stats.performanceDistribution).reduce((sum, count) => sum + count, 0);
  const isScored = scored > 0;
  return (
    <div className={styles.figures}>
      <section>
        <h2>All time</h2>
        <p className={styles.big}>{totalInterviews}</p>
        <p>{interviewsAt(totalInterviews, profile.companiesCount)}</p>
        {talked && <p className={words.hint}>{talked} in interviews</p>}
      </section>
      <section>
        <h2>This week</h2>
        <p className={styles.big}>{thisWeekInterviews}</p>
        <p>{interviewsAt(thisWeekInterviews, thisWeekCompanies)}</p>
      </section>
      <section>
        <h2>Average score</h2>
        <p className={styles.big}>
          {isScored ? averageScore : '–'}
          {isScored && <ScoreDot score={averageScore} band={dashboardBandOf(averageScore)} />}
        </p>
        <p>{isScored ? `of ${countWords(scored, 'interview', 'interviews')} with a score` : 'no score yet'}</p>
      </section>
      <section>
        <h2>Averages by axis</h2>
        <ul className={styles.axes}>
          {AXES.map(({ name, mean }) => {
            const score = isScored ? stats.metricAverages[mean] : -1;
            return (
              <li key={name}>
                <span className={classNames(words.num, styles.number)}>{score < 0 ? '–' : score}</span>
                <ScoreMeter score={score} label={`${name} average`} band={dashboardBandOf(score)} />
                <span>{name}</span>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}

/** What was counted, and at how many companies; many a posting names none. */
function interviewsAt(interviews: number, companies: number): string {
  if (interviews === 0) return 'interviews';
  const at = companies === 0 ? 'no company named' : countWords(companies, 'company', 'companies');
  return `${interviews === 1 ? 'interview' : 'interviews'}, ${at}`;
}
