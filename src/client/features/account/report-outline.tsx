import { Lock } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './prompt.module.css';

const AXES = ['Problem Answer', 'Conciseness', 'Structure'];

/** What the report will look like, with nothing in it: before an account there is no score to show, nor to hide. */
export function ReportOutline({ answered }: { answered: readonly number[] }) {
  const leftOut = Array.from({ length: answered.at(-1) ?? 0 }, (_, i) => i + 1).filter(
    (each) => !answered.includes(each),
  );
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
        {answered.map((number) => (
          <li key={number}>
            <DottedRing sizePx={34} strokePx={3} />
            <span>{number}</span>
          </li>
        ))}
      </ol>
      {leftOut.length > 0 && (
        <p className={words.hint}>
          {leftOut.length === 1 ? `Question ${leftOut[0]} has` : `Questions ${listed(leftOut)} have`} no answer, and{' '}
          {leftOut.length === 1 ? 'is' : 'are'} left out.
        </p>
      )}
    </section>
  );
}

/** '1, 2 and 4'. */
const listed = (numbers: readonly number[]): string => `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

function DottedRing({ sizePx, strokePx }: { sizePx: number; strokePx: number }) {
  const middle = sizePx / 2;
  return (
    <svg width={sizePx} height={sizePx} aria-hidden="true">
      <circle cx={middle} cy={middle} r={middle - strokePx / 2} strokeWidth={strokePx} />
    </svg>
  );
}
