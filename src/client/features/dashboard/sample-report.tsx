import { ScoreMeter } from '#client/ui/score-meter.tsx';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import { cutAnswer } from '#domain/results/cut-answer.ts';
import type { Finding } from '#domain/results/finding.ts';
import { seeBy } from '#domain/results/lens.ts';
import type { Report } from '#domain/results/report.ts';
import { toldParts } from '#domain/results/told-parts.ts';
import { AXES } from './axes.ts';
import styles from './sample-report.module.css';

/** Made by the engine when the pages were built. */
declare const SAMPLE_REPORT: Report;

/** A report of one answer that nobody gave, to show what a point looks like. It says so. */
export function SampleReport() {
  const { overall, questions } = SAMPLE_REPORT;
  const [question] = questions;
  const [response] = question?.responses ?? [];
  if (!question || !response) return null;
  const { bills, marks } = seeBy('conciseness', question);
  const rows = bills[0]?.rows ?? [];
  const dearest = marks.map(({ finding }) => finding).sort((a, b) => b.points - a.points)[0];
  return (
    <figure className={styles.sheet}>
      <figcaption>
        <span>Sample report</span> <span>This is what you get at the end</span>
      </figcaption>
      <div className={styles.paper}>
        <div className={styles.head}>
          <ScoreRing score={overall.score} size="medium" label="Sample score" />
          <div>
            <p className={styles.name}>Interview Report</p>
            <p className={styles.finding}>{overall.headline}</p>
          </div>
        </div>
        <ul className={styles.axes}>
          {AXES.map(({ name, inReport }) => (
            <li key={name}>
              <span>{name}</span> <b>{overall[inReport]}</b>
              <ScoreMeter score={overall[inReport]} label={`Sample of ${name}`} />
            </li>
          ))}
        </ul>
        <p className={styles.name}>{question.question}</p>
        <dl className={styles.told}>
          {toldParts(question).map(
            ({ label, said }) =>
              said && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>“{said.quote}”</dd>
                </div>
              ),
          )}
        </dl>
        <p className={styles.said}>
          {cutAnswer(response.answer, marks).map(({ start, text, marks: [mark], ending }) =>
            mark ? (
              <mark key={start} data-tone={mark.finding.tone}>
                {text}
                {ending.map(({ number }) => (
                  <sup key={number}>{number}</sup>
                ))}
              </mark>
            ) : (
              text
            ),
          )}
        </p>
        {dearest && <Reason of={dearest} />}
        <p className={styles.sum}>
          <span>Conciseness</span> {[100, ...rows.map(({ points }) => points)].join(' − ')} ={' '}
          <b>{overall.conciseness}</b>
        </p>
        <p className={styles.foot}>
          What is found is marked in your words, says what it costs, and tells you what to say instead.
        </p>
      </div>
    </figure>
  );
}

function Reason({ of: { label, reason, suggestion, tone } }: { of: Finding }) {
  return (
    <p className={styles.reason} data-tone={tone}>
      <i aria-hidden="true" />
      <span>
        <b>{label}</b> {reason} <b>Instead:</b> {suggestion}
      </span>
    </p>
  );
}
