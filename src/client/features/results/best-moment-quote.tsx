import words from '#client/ui/words.module.css';
import { findBestMoment } from '#domain/results/best-moment.ts';
import type { Report } from '#domain/results/report.ts';
import styles from './report.module.css';

/** A quote of this length is set smaller, so that it stays one thing to read. */
const LONG_CHARS = 160;

/** One sentence of the candidate's own, large. Older and foreign reports name none. */
export function BestMomentQuote({ report }: { report: Report }) {
  const best = findBestMoment(report);
  if (!best) return null;
  return (
    <section className={styles.best}>
      <div>
        <h2>Best moment</h2>
        <p className={words.hint}>Question {best.questionNumber}</p>
      </div>
      <blockquote>
        <p data-long={best.quote.length > LONG_CHARS}>“{best.quote.trim()}”</p>
        {best.reason && <footer>{best.reason}</footer>}
      </blockquote>
    </section>
  );
}
