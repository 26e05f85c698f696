import { ChevronRight } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { ScoreMeter } from '#client/ui/score-meter.tsx';
import words from '#client/ui/words.module.css';
import { THE_REST } from '#domain/report/catalogue.ts';
import { bareWords } from '#domain/results/bare-words.ts';
import { type Bill, type BillRow, totalOf } from '#domain/results/bill.ts';
import type { Mark } from '#domain/results/finding.ts';
import type { ReportResponse } from '#domain/results/report.ts';
import { isTheRest } from '#domain/results/the-rest.ts';
import styles from './bill.module.css';
import { numbered } from './numbered.ts';
import { rowPoints } from './points-words.ts';
import { pressWords } from './press-words.ts';
import type { Pointing } from './use-pointing.ts';

interface BillListProps {
  bill: Bill;
  responses: readonly ReportResponse[];
  pointing: Pointing;
  /** How many rows have been counted, while it counts; all of them otherwise. */
  counted?: number | undefined;
  /** It says what its rest is; another bill of the page does it otherwise. */
  explainsRest?: boolean;
  /** How many points the score may be off by, drawn at the end. */
  margin?: number | undefined;
}

/** Where a score comes from: 100, what is taken off, and what is left; or what was earned, and what that makes. */
export function BillList({
  bill,
  responses,
  pointing,
  counted = bill.rows.length,
  explainsRest = true,
  margin,
}: BillListProps) {
  const isCounting = counted < bill.rows.length;
  const soFar = totalOf(bill.rows.slice(0, counted), bill.begins);
  return (
    <>
      <ul className={styles.bill}>
        {bill.begins === 100 && bill.addsUp && (
          <li className={styles.row}>
            <span />
            <span>Start</span>
            <b>100</b>
          </li>
        )}
        {numbered(bill.rows).map(({ number, item: row }) => (
          <li key={number} data-waiting={number > counted || undefined}>
            {isTheRest(row) ? (
              <Rest row={row} hasPoints={bill.addsUp} isExplained={explainsRest} />
            ) : isGroup(row) ? (
              <Group row={row} responses={responses} pointing={pointing} hasPoints={bill.addsUp} />
            ) : (
              <Row row={row} pointing={pointing} hasPoints={bill.addsUp} />
            )}
          </li>
        ))}
        {bill.score >= 0 && (
          <li className={styles.row} data-kind="total">
            <span />
            <span>Score</span>
            <b aria-hidden={isCounting || undefined}>{isCounting ? soFar : bill.score}</b>
            {isCounting && <span className={words.unseen}>{bill.score}</span>}
            {margin !== undefined && (
              <span className={styles.scale} aria-hidden="true">
                <ScoreMeter score={isCounting ? soFar : bill.score} label="Score" margin={margin} />
              </span>
            )}
          </li>
        )}
      </ul>
      {bill.rows.length === 0 && bill.score === 100 && <p className={styles.hint}>Nothing is taken off.</p>}
      {!bill.addsUp && bill.score >= 0 && bill.rows.length > 0 && (
        <p className={styles.hint}>This report does not say what each of these costs.</p>
      )}
    </>
  );
}

/** Nothing can be opened here, because there is nothing behind it. */
function Rest({ row, hasPoints, isExplained }: { row: BillRow; hasPoints: boolean; isExplained: boolean }) {
  return (
    <div className={styles.row} data-kind="rest">
      <span />
      <span>
        {row.label}
        {isExplained && <small>{THE_REST.reason}</small>}
      </span>
      <b>{hasPoints && rowPoints(row)}</b>
    </div>
  );
}

const isGroup = ({ marks, findings }: BillRow) => marks.length > 1 || findings.length > 1;

/** What a row of a bill does to the words: pointing lights them, pressing opens the note at the first of them. */
const pointers = (marks: readonly Mark[], pointing: Pointing) => {
  const numbers = marks.map(({ number }) => number);
  return {
    onPointerEnter: () => pointing.light(numbers),
    onPointerLeave: () => pointing.light([]),
    onFocus: () => pointing.light(numbers),
    onBlur: () => pointing.light([]),
  };
};
const isLit = (marks: readonly Mark[], { lit }: Pointing) => marks.some(({ number }) => lit.has(number)) || undefined;

function Row({ row, pointing, hasPoints }: { row: BillRow; pointing: Pointing; hasPoints: boolean }) {
  const [mark] = row.marks;
  const finding = row.findings[0]?.finding;
  const cells = (
    <>
      <span className={styles.no}>{mark?.number}</span>
      <span className={styles.what}>
        {row.max === 0 && <i className={styles.swatch} data-tone={finding?.tone} aria-hidden="true" />}
        {row.label}
      </span>
      {hasPoints ? (
        <b>
          {rowPoints(row)}
          {row.max > 0 && <small> of {row.max}</small>}
        </b>
      ) : (
        <b />
      )}
    </>
  );
  if (mark) {
    return (
      <button
        type="button"
        className={styles.row}
        data-tone={finding?.tone}
        data-lit={isLit(row.marks, pointing)}
        onClick={() => pressWords(mark)}
        {...pointers(row.marks, pointing)}
      >
        {cells}
      </button>
    );
  }
  const why = row.max === 0 ? [finding?.reason, finding?.suggestion].filter(Boolean).join(' ') : '';
  if (!why) return <div className={styles.row}>{cells}</div>;
  return (
    <details>
      <summary className={styles.row} data-tone={finding?.tone}>
        {cells}
      </summary>
      <p>{why}</p>
    </details>
  );
}

/** A longer list waits behind its line. */
const MOST_OPEN = 6;

/** Findings of one kind: one line, and behind it its own words, points and one piece of advice. */
function Group({
  row,
  responses,
  pointing,
  hasPoints,
}: Omit<BillListProps, 'bill'> & { row: BillRow; hasPoints: boolean }) {
  const finding = row.findings[0]?.finding;
  const advice = [finding?.reason, finding?.suggestion].filter(Boolean).join(' ');
  // What several places cost together stands in the line above, and some alone would look like all of it.
  const eachCosts = hasPoints && row.marks.every(({ finding: { places } }) => places.length === 1);
  return (
    <details open={row.marks.length <= MOST_OPEN}>
      <summary
        className={styles.row}
        data-tone={finding?.tone}
        data-lit={isLit(row.marks, pointing)}
        {...pointers(row.marks, pointing)}
      >
        <span className={styles.no}>
          <Icon of={ChevronRight} />
        </span>
        <span className={styles.what}>
          <i className={styles.swatch} data-tone={finding?.tone} aria-hidden="true" />
          {row.label} {row.marks.length > 1 && <em>×{row.marks.length}</em>}
        </span>
        <b>{hasPoints && rowPoints(row)}</b>
      </summary>
      <ul>
        {row.marks.map((mark) => (
          <li key={mark.number}>
            <button
              type="button"
              className={styles.row}
              data-tone={mark.finding.tone}
              data-lit={pointing.lit.has(mark.number) || undefined}
              onClick={() => pressWords(mark)}
              {...pointers([mark], pointing)}
            >
              <span className={styles.no}>{mark.number}</span>
              <q>{wordsAt(mark, responses)}</q>
              <b>{eachCosts && mark.finding.points > 0 && `−${mark.finding.points}`}</b>
            </button>
          </li>
        ))}
        {numbered(row.findings.filter(({ marks }) => marks.length === 0)).map(({ number, item }) => (
          <li key={number} className={styles.row}>
            <span />
            <span>and more of it, not marked</span>
            <b>{eachCosts && `−${item.finding.points}`}</b>
          </li>
        ))}
      </ul>
      {advice && <p>{advice}</p>}
    </details>
  );
}

const LONGEST_CHARS = 64;

/** The words of a mark, short enough for a line or two. */
function wordsAt({ response, start, end }: Mark, responses: readonly ReportResponse[]): string {
  const text = bareWords(responses[response]?.answer.slice(start, end) ?? '').replace(/\.$/, '');
  return text.length > LONGEST_CHARS ? `${text.slice(0, LONGEST_CHARS).replace(/\s+\S*$/, '')} …` : text;
}
