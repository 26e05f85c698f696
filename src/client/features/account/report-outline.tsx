import { Lock } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './prompt.module.css';

const AXES = ['Problem Answer', 'Conciseness', 'Structure'];

/** What the report will look like, with nothing in it: before an account there is no score to show, nor to hide. */
export function ReportOutline({ questionCount }: { questionCount: number }) {
  return (
    <section className={styles.outline} aria-labelledby="outline">
      <h2 id="outline" className={words.hint}>
        Your report, with its scores left out until you are signed in
      </h2>
      <div className={styles.scores} aria-hidden="true">
        <span className={styles.whole}>
          <DottedRing sizePx={104} strokePx={7} />
          <Icon of={Lock} />
        </span>
        <ul className={styles.axes}>
          {AXES.map((axis) => (
            <li key={axis}>{axis}</li>
          ))}
        </ul>
      </div>
      <ol className={styles.questions} aria-label="Questions in the report">
        {Array.from({ length: questionCount }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are their numbers.
          <li key={i}>
            <DottedRing sizePx={34} strokePx={3} />
            <span>{i + 1}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function DottedRing({ sizePx, strokePx }: { sizePx: number; strokePx: number }) {
  const middle = sizePx / 2;
  return (
    <svg width={sizePx} height={sizePx} aria-hidden="true">
      <circle cx={middle} cy={middle} r={middle - strokePx / 2} strokeWidth={strokePx} />
    </svg>
  );
}
