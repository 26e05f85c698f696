import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { AXES } from '#contract/words.ts';
import { THE_REST } from '#domain/report/catalogue.ts';
import { type Bill as BillOf, type BillRow, firstWithRest } from '#domain/results/bill.ts';
import { cutAnswer } from '#domain/results/cut-answer.ts';
import type { Finding, Mark } from '#domain/results/finding.ts';
import { type Lens, seeBy } from '#domain/results/lens.ts';
import type { ReportCriterion, ReportQuestion, ReportResponse } from '#domain/results/report.ts';
import { isTheRest } from '#domain/results/the-rest.ts';
import { toldParts } from '#domain/results/told-parts.ts';
import { AXIS_NAMES } from './axis-names.ts';
import { numbered } from './numbered.ts';
import { rowPoints } from './points-words.ts';
import styles from './printed.module.css';
import { scoreWords } from './score-words.ts';

/** Every question with its words, marks and bills, for paper alone: on the screen each has a page of its own. */
export function PrintedQuestions({ questions }: { questions: readonly ReportQuestion[] }) {
  if (!useIsPrinting()) return null;
  const hasRest = questions.some((question) =>
    AXES.some((axis) => firstWithRest(seeBy(axis, question).bills) !== undefined),
  );
  return (
    <>
      {hasRest && (
        <p className={styles.rest}>
          {THE_REST.label}: {THE_REST.reason}
        </p>
      )}
      {numbered(questions).map(({ number, item }) => (
        <Printed key={number} question={item} number={number} />
      ))}
    </>
  );
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
  const lens = seeBy('conciseness', question);
  return (
    <section className={styles.question}>
      <h2>
        Q{number}: {question.question || 'Question text not available'}
      </h2>
      <p className={styles.scores}>
        Score {scoreWords(question.overall_score)}: Answer {scoreWords(problemAnswer.overall_score)}, Conciseness{' '}
        {scoreWords(conciseness.overall_score)}, Structure {scoreWords(structure.overall_score)}
      </p>
      <PrintedTold question={question} />
      <p>{question.overall_summary}</p>
      <p>{question.overall_improvement}</p>
      {numbered(question.responses).map(({ number: place, item }) => (
        <PrintedResponse
          key={place}
          response={item}
          marks={lens.marks.filter(({ response }) => response === place - 1)}
          bill={lens.bills[place - 1]}
        />
      ))}
      <Criteria criteria={problemAnswer.criteria} score={problemAnswer.overall_score} />
      <Bills name="Structure" lens={seeBy('structure', question)} question={question} />
    </section>
  );
}

/** The answer by its parts, as its page begins. */
function PrintedTold({ question }: { question: ReportQuestion }) {
  const parts = toldParts(question);
  if (parts.length === 0) return null;
  return (
    <div className={styles.told}>
      <h3>What you told</h3>
      <dl>
        {numbered(parts).map(({ number, item: { label, said, asks, costs, note } }) => (
          <div key={number}>
            <dt>{label}</dt>
            {said ? <dd>“{said.quote}”</dd> : <dd data-open="true">{asks || 'Not told'}</dd>}
            {!said && costs.length > 0 && (
              <dd>{costs.map(({ axis, points }) => `${AXIS_NAMES[axis]} −${points}`).join(', ')}</dd>
            )}
            {!said && note && <dd>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PrintedResponseProps {
  response: ReportResponse;
  /** Numbered as on the screen: through all responses of the question. */
  marks: readonly Mark[];
  bill: BillOf | undefined;
}

function PrintedResponse({ response, marks, bill }: PrintedResponseProps) {
  return (
    <article className={styles.response}>
      <h3>{response.question}</h3>
      {response.response_number > 0 && <p className={styles.asked}>{response.asked}</p>}
      <p className={styles.said}>
        {cutAnswer(response.answer, marks).map((piece) => {
          const mark = piece.marks.at(-1);
          return mark ? (
            <mark key={piece.start} data-mark={mark.finding.tone}>
              {piece.text}
              {piece.ending.map((each) => (
                <sup key={each.number}>{each.number}</sup>
              ))}
            </mark>
          ) : (
            <span key={piece.start}>{piece.text}</span>
          );
        })}
      </p>
      {response.sources?.some(({ heard }) => heard !== undefined) && (
        <p className={styles.asked}>Corrected by you: some of these words were heard otherwise.</p>
      )}
      {response.not_scored && <p>{response.not_scored.message}</p>}
      {bill && <Bill name="Conciseness" bill={bill} wordsOf={(mark) => response.answer.slice(mark.start, mark.end)} />}
    </article>
  );
}

/** What stands in no response's own bill: the words are told without numbers, for they are not marked above. */
function Bills({ name, lens, question }: { name: string; lens: Lens; question: ReportQuestion }) {
  const wordsOf = ({ response, start, end }: Mark) => question.responses[response]?.answer.slice(start, end) ?? '';
  return numbered(lens.bills).map(
    ({ number, item: bill }) =>
      bill && (
        <Bill key={number} name={lens.isWhole ? name : `${name}, ${number}`} bill={bill} wordsOf={wordsOf} bare />
      ),
  );
}

interface BillProps {
  name: string;
  bill: BillOf;
  wordsOf: (mark: Mark) => string;
  /** Without the numbers of the marks. */
  bare?: boolean;
}

/** Where a score comes from: findings of one kind in one row, with their words and one piece of advice. */
function Bill({ name, bill, wordsOf, bare = false }: BillProps) {
  if (bill.score < 0) return null;
  return (
    <table className={styles.bill}>
      <caption>{name}</caption>
      <tbody>
        {bill.begins === 100 && bill.addsUp && <Row label="Start" value="100" />}
        {numbered(bill.rows).map(({ number, item: row }) => (
          <Row
            key={number}
            label={row.marks.length > 1 ? `${row.label} ×${row.marks.length}` : row.label}
            value={bill.addsUp ? rowPoints(row) : ''}
            advice={hasOneReason(row) ? adviceOf(row.findings[0]?.finding) : ''}
          >
            {numbered(row.findings).map(({ number: place, item: { finding, marks } }) => {
              const own = bill.addsUp && row.findings.length > 1 ? `−${finding.points}` : '';
              return (
                <span key={place}>
                  {marks.map((mark) => (
                    <q key={mark.number} data-number={bare ? undefined : mark.number}>
                      {wordsOf(mark)}
                    </q>
                  ))}
                  {marks.length === 0 && own && 'and more of it, not marked'} {own}
                  {!hasOneReason(row) && <small>{adviceOf(finding)}</small>}
                </span>
              );
            })}
          </Row>
        ))}
        <Row label="Score" value={String(bill.score)} />
      </tbody>
    </table>
  );
}

/** Why, and what to do instead. */
const adviceOf = (finding: Pick<Finding, 'reason' | 'suggestion'> | undefined): string =>
  [finding?.reason, finding?.suggestion].filter(Boolean).join(' ');

/** The marks of one row may have a reason each. */
const hasOneReason = ({ findings }: BillRow): boolean =>
  new Set(findings.map(({ finding }) => adviceOf(finding))).size < 2;

function Criteria({ criteria, score }: { criteria: readonly ReportCriterion[]; score: number }) {
  if (score < 0) return null;
  return (
    <table className={styles.bill}>
      <caption>Problem Answer</caption>
      <tbody>
        {numbered(restLast(criteria)).map(({ number, item: row }) => (
          <Row
            key={number}
            label={row.label}
            value={row.max > 0 ? `${row.points} of ${row.max}` : `−${Math.abs(row.points)}`}
          >
            {row.quote && !isTheRest(row) && <q>{row.quote}</q>}
          </Row>
        ))}
        <Row label="Score" value={String(score)} />
      </tbody>
    </table>
  );
}

const restLast = (criteria: readonly ReportCriterion[]) =>
  criteria.toSorted((a, b) => Number(isTheRest(a)) - Number(isTheRest(b)));

function Row({
  label,
  value,
  advice,
  children,
}: {
  label: string;
  value: string;
  advice?: string;
  children?: ReactNode;
}) {
  return (
    <tr>
      <th scope="row">
        {label}
        {children}
        {advice && <small>{advice}</small>}
      </th>
      <td>{value}</td>
    </tr>
  );
}
