import { Link } from '@tanstack/react-router';
import { ScoreRing } from '#client/ui/score-ring.tsx';
import words from '#client/ui/words.module.css';
import type { ReportQuestion } from '#domain/results/report.ts';
import { numbered } from './numbered.ts';
import styles from './report.module.css';
import { scoreWords } from './score-words.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** A card a question; each opens its analysis. */
export function QuestionGrid({ questions }: { questions: readonly ReportQuestion[] }) {
  const address = useReportAddresses();
  return (
    <section className={styles.breakdown}>
      <div className={styles.top}>
        <h2>Question Breakdown</h2>
        {questions.length > 0 && (
          <span className={words.hint}>Each score is the average of Answer, Conciseness and Structure.</span>
        )}
      </div>
      {questions.length === 0 && <p className={words.prose}>No question was answered.</p>}
      <div className={styles.grid}>
        {numbered(questions).map(
          ({ number, item: { question, overall_score: score, question_overall: axes, not_scored } }) => (
            <Link key={number} {...address.question(number)}>
              <span className={styles.number}>Question {number}</span>
              <p className={styles.question}>{question || 'Question text not available'}</p>
              <div className={styles.ring}>
                <ScoreRing score={score} size="small" label={`Question ${number}`} />
              </div>
              <p className={styles.parts}>
                {not_scored?.message || (
                  <>
                    <Part name="Answer" score={axes.problem_answer.overall_score} />
                    <Part name="Conciseness" score={axes.conciseness.overall_score} />
                    <Part name="Structure" score={axes.structure.overall_score} />
                  </>
                )}
              </p>
            </Link>
          ),
        )}
      </div>
    </section>
  );
}

const Part = ({ name, score }: { name: string; score: number }) => (
  <span>
    {name} <b>{scoreWords(score)}</b>
  </span>
);
