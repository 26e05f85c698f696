import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Penalty } from '#contract/results.ts';
import { markAnswer } from '#domain/results/mark-answer.ts';
import type { ReportCriterion, ReportQuestion, ReportResponse } from '#domain/results/report.ts';
import { numbered } from './numbered.ts';
import styles from './printed.module.css';
import { scoreWords } from './score-words.ts';

/** Every question with its words, marks and bills, for paper alone: on the screen each has a page of its own. */
export function PrintedQuestions({ questions }: { questions: readonly ReportQuestion[] }) {
  return useIsPrinting()
    ? numbered(questions).map(({ number, item }) => <Printed key={number} question={item} number={number} />)
    : null;
}

/** Whether the page is being put on paper; it is drawn anew before the first sheet. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

export function Printed({ question, number }: { question: ReportQuestion; number: number }) {
  const { problem_answer: problemAnswer, conciseness, structure } = question.question_overall;
  return (
    <section className={styles.question}>
      <h2>
        Q{number}: {question.question || 'Question text not available'}
      </h2>
      <p className={styles.scores}>
        Score {scoreWords(question.overall_score)}: Answer {scoreWords(problemAnswer.overall_score)}, Conciseness{' '}
        {scoreWords(conciseness.overall_score)}, Structure {scoreWords(structure.overall_score)}
      </p>
      <p>{question.overall_summary}</p>
      <p>{question.overall_improvement}</p>
      {numbered(question.responses).map(({ number: place, item }) => (
        <PrintedResponse key={place} response={item} />
      ))}
      <Criteria criteria={problemAnswer.criteria} score={problemAnswer.overall_score} />
      <Bill name="Structure" penalties={structure.penalties} score={structure.overall_score} />
    </section>
  );
}

function PrintedResponse({ response }: { response: ReportResponse }) {
  const { penalties, score } = response.conciseness;
  return (
    <article className={styles.response}>
      <h3>{response.question}</h3>
      {response.response_number > 0 && <p className={styles.asked}>{response.asked}</p>}
      <p className={styles.said}>
        {markAnswer(response.answer, penalties).map((piece) =>
          piece.penalty ? (
            <mark key={piece.start} data-mark={piece.penalty.mark_value}>
              {piece.text}
              <sup>{piece.number}</sup>
            </mark>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          ),
        )}
      </p>
      {response.not_scored && <p>{response.not_scored.message}</p>}
      <Bill name="Conciseness" penalties={penalties} score={score} />
    </article>
  );
}

/** 100, what is taken off and why, and what is left. */
function Bill({ name, penalties, score }: { name: string; penalties: readonly Penalty[]; score: number }) {
  if (score < 0) return null;
  const addsUp = penalties.reduce((left, { points }) => left - points, 100) === score;
  return (
    <table className={styles.bill}>
      <caption>{name}</caption>
      <tbody>
        {addsUp && <Row label="Start" value="100" />}
        {numbered(penalties).map(({ number, item: penalty }) => (
          <Row
            key={number}
            label={`${number}. ${penalty.label}`}
            quote={penalty.quote}
            value={addsUp ? `−${penalty.points}` : ''}
          >
            {[penalty.reason, penalty.suggestion].filter(Boolean).join(' ')}
          </Row>
        ))}
        <Row label="Score" value={String(score)} />
      </tbody>
    </table>
  );
}

function Criteria({ criteria, score }: { criteria: readonly ReportCriterion[]; score: number }) {
  if (score < 0) return null;
  return (
    <table className={styles.bill}>
      <caption>Problem Answer</caption>
      <tbody>
        {numbered(criteria).map(({ number, item: row }) => (
          <Row
            key={number}
            label={row.label}
            quote={row.quote}
            value={row.max > 0 ? `${row.points} of ${row.max}` : `−${Math.abs(row.points)}`}
          />
        ))}
        <Row label="Score" value={String(score)} />
      </tbody>
    </table>
  );
}

function Row({ label, quote, value, children }: { label: string; quote?: string; value: string; children?: string }) {
  return (
    <tr>
      <th scope="row">
        {label}
        {quote && <q>{quote}</q>}
        {children && <small>{children}</small>}
      </th>
      <td>{value}</td>
    </tr>
  );
}
