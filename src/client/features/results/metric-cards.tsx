import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import words from '#client/ui/words.module.css';
import { AXES, type Axis } from '#contract/words.ts';
import { countWords } from '#domain/reading/words.ts';
import { NOTHING_SINGLE } from '#domain/report/catalogue.ts';
import { type Lens, seeBy } from '#domain/results/lens.ts';
import type { Report, ReportCriterion, ReportQuestion } from '#domain/results/report.ts';
import { isTheRest } from '#domain/results/the-rest.ts';
import { AXIS_NAMES } from './axis-names.ts';
import columns from './four-columns.module.css';
import styles from './question.module.css';
import { scoreWords } from './score-words.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** The four metrics of a question; three lead to their own page. */
export function MetricCards({
  question,
  number,
  margin,
}: {
  question: ReportQuestion;
  number: number;
  margin: Report['margin'];
}) {
  const addresses = useReportAddresses();
  return (
    <>
      <section className={columns.four} aria-label="Scores">
        {AXES.map((axis) => {
          const score = question.question_overall[axis].overall_score;
          return (
            <Link key={axis} className={classNames(columns.column, styles.card)} {...addresses[axis](number)}>
              <span className={styles.name}>
                {AXIS_NAMES[axis]}
                <Icon of={ChevronRight} />
              </span>
              <span className={styles.number}>{scoreWords(score)}</span>
              <ScoreMeter score={score} label={AXIS_NAMES[axis]} margin={margin?.[axis]} />
              <p>{score < 0 ? 'Not scored.' : wordsBelow(axis, question)}</p>
            </Link>
          );
        })}
        <div className={classNames(columns.column, styles.card)} data-off="true">
          <span className={styles.name}>Confidence</span>
          <span className={styles.number} aria-hidden="true">
            –
          </span>
          <i className={styles.dots} aria-hidden="true" />
          <p>Coming soon...</p>
        </div>
      </section>
      {margin && question.overall_score >= 0 && (
        <p className={styles.margin}>
          <span className={words.hint}>
            The thin line: of 10 answers with such a score, careful readers place 8 within it.
          </span>
        </p>
      )}
    </>
  );
}

/** What can be shown of a metric; where a report does not tell what was told, what weighs most on it. */
function wordsBelow(axis: Axis, question: ReportQuestion): string {
  if (!question.told) return lineOf(seeBy(axis, question), question);
  const { problem_answer: answer, structure, [axis]: own } = question.question_overall;
  const isSaidBeside = axis === 'problem_answer' && answer.overall_summary === structure.overall_summary;
  if (!isSaidBeside && own.overall_summary && own.overall_summary !== NOTHING_SINGLE) return own.overall_summary;
  if (axis === 'problem_answer') return earnedLine(answer.criteria);
  return own.overall_score === 100 ? NOTHING_OFF : lineOf(seeBy(axis, question), question) || ONLY_REST;
}

const NOTHING_OFF = 'Nothing is taken off.';
const ONLY_REST = 'Only the rest is taken off.';

function earnedLine(criteria: readonly ReportCriterion[]): string {
  const all = criteria.filter(({ max }) => max > 0);
  return all.length > 0 ? `Points for ${all.filter(({ points }) => points > 0).length} of ${all.length} criteria.` : '';
}

/** What weighs most on a metric, in a few words. */
function lineOf({ bills }: Lens, { responses }: ReportQuestion): string {
  const lost = new Map<string, { label: string; points: number; max: number }>();
  bills.forEach((bill, index) => {
    // Where each response has a bill of its own, a long one weighs more.
    const weight = bills.length > 1 ? countWords(responses[index]?.answer ?? '') : 1;
    for (const { label, points, max } of bill?.rows ?? []) {
      const row = lost.get(label) ?? { label, points: 0, max };
      row.points += weight * (max > 0 ? max - points : points);
      lost.set(label, row);
    }
  });
  const most = [...lost.values()]
    .filter((row) => row.points > 0 && !isTheRest(row))
    .sort((a, b) => b.points - a.points)[0];
  if (!most) return bills.some((bill) => bill?.score === 100) ? NOTHING_OFF : '';
  // Older reports have labels that are sentences.
  const label = `${most.label.charAt(0).toLowerCase()}${most.label.slice(1)}`.replace(/\.$/, '');
  return most.max > 0 ? `Most to gain: ${label}.` : `Costs most: ${label}.`;
}
