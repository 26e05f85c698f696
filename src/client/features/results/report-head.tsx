import { classNames } from '#client/ui/class-names.ts';
import { dayWords } from '#client/ui/day-words.ts';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import words from '#client/ui/words.module.css';
import type { Report } from '#domain/results/report.ts';
import styles from './report.module.css';
import { scoreWords } from './score-words.ts';

/** One number and one sentence, and the axes that they are made of. */
export function ReportHead({ report }: { report: Report }) {
  const { overall, margin } = report;
  const meta = metaLine(report);
  const heading = useHeadingFocus();
  return (
    <section className={styles.head}>
      <div className={styles.overall}>
        <ScoreRing score={overall.score} size="large" label="Overall score" />
      </div>
      <div>
        <h1 ref={heading} tabIndex={-1} data-alone={overall.headline === ''}>
          Interview Report
        </h1>
        {overall.headline && <p className={styles.finding}>{overall.headline}</p>}
        {meta && <p className={classNames(words.hint, styles.meta)}>{meta}</p>}
      </div>
      <div>
        <ul className={styles.axes} aria-label="Scores">
          <Axis name="Problem Answer" score={overall.problem_answer} margin={margin?.problem_answer} />
          <Axis name="Conciseness" score={overall.conciseness} margin={margin?.conciseness} />
          <Axis name="Structure" score={overall.structure} margin={margin?.structure} />
          <li className={styles.off}>
            <span>Confidence</span>
            <span>Coming soon...</span>
          </li>
        </ul>
        {margin && overall.score >= 0 && (
          <p className={classNames(words.hint, styles.marginWords)}>
            The thin line shows how far careful readers may differ. They place 8 of 10 such answers within it.
          </p>
        )}
      </div>
    </section>
  );
}

interface AxisProps {
  name: string;
  score: number;
  margin: number | undefined;
}

function Axis({ name, score, margin }: AxisProps) {
  return (
    <li>
      <span>{name}</span>
      <span className={classNames(words.num, styles.score)}>{scoreWords(score)}</span>
      <ScoreMeter score={score} label={name} margin={margin} />
    </li>
  );
}

/** Role, company, style, length and day, as far as they are known. */
function metaLine({ role, company, style, length, completed_at: completedAt }: Report): string {
  const about = [role, company, style.charAt(0).toUpperCase() + style.slice(1), length].filter(Boolean).join(', ');
  return [about, completedAt && dayWords(completedAt)]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}
