import { useEffect, useState } from 'react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { dashboardBandOf } from '#client/ui/score-band.ts';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import words from '#client/ui/words.module.css';
import type { Activity, Axis } from './axes.ts';
import styles from './weakest-axis.module.css';
import { weakestOf, weakestWords } from './weakest-of.ts';

/** The axis that would gain most, and where to begin with it. */
export function WeakestAxis({ scored }: { scored: readonly Activity[] }) {
  const [last, before] = scored;
  const axis = last && weakestOf(last);
  if (!last || !axis) return null;
  return <Weakest key={last.id} axis={axis} last={last} before={before} />;
}

function Weakest({ axis, last, before }: { axis: Axis; last: Activity; before: Activity | undefined }) {
  const question = useWeakestQuestion(last.id, axis);
  const score = last[axis.of];
  const page = { interviewId: last.id, questionNumber: String(question) };
  return (
    <section aria-labelledby="weakest">
      <h2 id="weakest">Where to gain most</h2>
      <p className={styles.axis}>
        {axis.name} <b className={classNames(words.num, styles.number)}>{score}</b>
      </p>
      <ScoreMeter score={score} label={axis.name} band={dashboardBandOf(score)} />
      <p className={styles.words}>
        {weakestWords(axis, last, before)}
        {question !== undefined && ` Question ${question} lost most.`}
      </p>
      {question === undefined ? (
        <ButtonLink kind="link" to="/results/$interviewId" params={page}>
          See what would raise it
        </ButtonLink>
      ) : (
        <ButtonLink
          kind="link"
          to={`/results/$interviewId/question-analysis/$questionNumber/${axis.page}`}
          params={page}
        >
          See what would raise Question {question}
        </ButtonLink>
      )}
    </section>
  );
}

/** The number of the question that lost most on an axis; undefined until, and unless, its report is there. */
function useWeakestQuestion(interviewId: string, axis: Axis): number | undefined {
  const [number, setNumber] = useState<number>();
  useEffect(() => {
    const leaving = new AbortController();
    const look = async () => {
      // What reads a report is not small, and nobody waits for it here.
      const { heldReport, loadReportForQuestion } = await import('#client/state/reports.ts');
      const loaded = await loadReportForQuestion(interviewId, leaving.signal);
      const questions = loaded === interviewId ? (heldReport(interviewId)?.questions ?? []) : [];
      const scores = questions.map(({ question_overall }) => question_overall[axis.inReport].overall_score);
      const lowest = Math.min(...scores.filter((score) => score >= 0));
      if (!leaving.signal.aborted && Number.isFinite(lowest)) setNumber(scores.indexOf(lowest) + 1);
    };
    // Without the report the link leads to where it will be.
    look().catch(() => undefined);
    return () => leaving.abort();
  }, [interviewId, axis]);
  return number;
}
