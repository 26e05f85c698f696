import { Link } from '@tanstack/react-router';
import { classNames } from '#client/ui/class-names.ts';
import { ScoreFill } from '#client/ui/score-fill.tsx';
import words from '#client/ui/words.module.css';
import { AXES } from '#contract/words.ts';
import type { Report } from '#domain/results/report.ts';
import { AXIS_NAMES } from './axis-names.ts';
import { cellPlaces } from './cell-places.ts';
import styles from './glance.module.css';
import { numbered } from './numbered.ts';
import { scoreWords } from './score-words.ts';
import { useReportAddresses } from './use-report-addresses.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/** All answers beside one another: a column a question, a row an axis. */
export function Glance({ report: { questions, overall } }: { report: Report }) {
  const address = useReportAddresses();
  const isScored = questions.some((question) =>
    AXES.some((axis) => question.question_overall[axis].overall_score >= 0),
  );
  // A single answer has nothing to stand beside, and without any score there is nothing to see.
  if (questions.length < 2 || !isScored) return null;
  return (
    <section className={styles.glance} aria-labelledby="glance">
      <div className={styles.top}>
        <h2 id="glance">{COUNTS[questions.length] ?? questions.length} answers at a glance</h2>
        <span className={words.hint}>
          The fill rises with the score. <span className={styles.pressed}>Every cell opens its question.</span>
        </span>
      </div>
      <div className={styles.scroll} data-many={questions.length > 6}>
        <table className={styles.strip}>
          <thead>
            <tr>
              <td />
              {numbered(questions).map(({ number, item: { topic } }) => (
                <th scope="col" key={number}>
                  <Link {...address.question(number)}>
                    <b>{number}</b> <span>{topic ? capitalised(topic) : 'Question'}</span>
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {AXES.map((axis) => {
              const scores = questions.map((question) => question.question_overall[axis].overall_score);
              return (
                <tr key={axis}>
                  <th scope="row">
                    {AXIS_NAMES[axis]}
                    <small>{overall[axis] < 0 ? 'not scored' : `${overall[axis]} on average`}</small>
                  </th>
                  {numbered(scores).map(({ number, item: score }) => (
                    <td key={number}>
                      <Link
                        {...address.question(number)}
                        className={classNames(styles.cell, score < 0 && styles.none)}
                        data-height={cellPlaces(score).height}
                        data-above={cellPlaces(score).isWordAbove}
                      >
                        <ScoreFill score={score} />
                        <span className={words.unseen}>
                          Question {number}, {AXIS_NAMES[axis]}:{' '}
                        </span>
                        <b>{scoreWords(score)}</b> <small>{extremeOf(score, scores)}</small>
                      </Link>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Scores nearer than this are as good as alike: no one of them is the highest. */
const SMALLEST_SPREAD = 5;

/** Which end of the row a score is at, in words, so that no colour is needed. */
function extremeOf(score: number, row: readonly number[]): string {
  const scored = row.filter((each) => each >= 0);
  const [highest, lowest] = [Math.max(...scored), Math.min(...scored)];
  if (score < 0) return 'not scored';
  if (highest - lowest < SMALLEST_SPREAD) return '';
  return score === highest ? 'highest' : score === lowest ? 'lowest' : '';
}

const capitalised = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1);
