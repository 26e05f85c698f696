import words from '#client/ui/words.module.css';
import type { Report } from '#domain/results/report.ts';
import styles from './asked-at-end.module.css';

/** What the candidate asked when the questions were over: shown as it was, and no part of a score. */
export function AskedAtEnd({ report }: { report: Report }) {
  const exchanges = (report.asked_at_end ?? []).filter(({ asked }) => asked !== '');
  if (exchanges.length === 0) return null;
  return (
    <section className={styles.asked}>
      <h2>What you asked</h2>
      <p className={words.hint}>Kept with the interview, and not scored.</p>
      <dl>
        {exchanges.map(({ asked, answered }) => (
          <div key={`${asked} ${answered}`}>
            <dt>{asked}</dt>
            <dd>{answered}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
