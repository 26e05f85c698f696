import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import styles from './sample-report.module.css';

const SAMPLE_SCORE = 78;
const SAMPLE_AXES = [
  ['Problem Answer', 82],
  ['Conciseness', 73],
  ['Structure', 79],
] as const;

/** A piece of a report that nobody got, to show what a point looks like. It says so. */
export function SampleReport() {
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <span>Sample report</span> <span>This is what you get at the end</span>
      </figcaption>
      <div className={styles.paper}>
        <div className={styles.head}>
          <ScoreRing score={SAMPLE_SCORE} size="medium" label="Sample score" />
          <div>
            <p className={styles.name}>Interview Report</p>
            <p className={styles.finding}>You solve the problem and show the result, but you take long to get there.</p>
          </div>
        </div>
        <ul className={styles.axes}>
          {SAMPLE_AXES.map(([name, score]) => (
            <li key={name}>
              <span>{name}</span> <b>{score}</b>
              <ScoreMeter score={score} label={`Sample of ${name}`} />
            </li>
          ))}
        </ul>
        <p className={styles.name}>Question 3</p>
        <p className={styles.said}>
          <mark data-mark="grey">
            That’s a good question, let me think.<sup>1</sup>
          </mark>{' '}
          So the way our team worked back then was, um, you know, that every Thursday we shipped whatever was merged,{' '}
          <mark data-mark="yellow">
            and there were two squads, and each squad had its own board.<sup>2</sup>
          </mark>{' '}
          Daniel led the other squad, and he wanted to ship the new address form a week before Christmas.{' '}
          <mark data-mark="yellow">
            I kind of felt like<sup>3</sup>
          </mark>{' '}
          it was too risky.
        </p>
        <p className={styles.reason}>
          <i aria-hidden="true" />
          <span>
            <b>Side detail</b> The boards play no part in the disagreement, and the listener is waiting for it to begin.{' '}
            <b>Instead:</b> go from “merged” straight to “Daniel”.
          </span>
        </p>
        <p className={styles.sum}>
          100 − 5 − 13 − 4 = <b>78</b>
        </p>
        <p className={styles.foot}>
          Every point that is taken off says what it stands on, marks your words where it has a place, and tells you
          what to say instead.
        </p>
      </div>
    </figure>
  );
}
