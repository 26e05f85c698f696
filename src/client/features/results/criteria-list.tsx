import { THE_REST } from '#domain/report/catalogue.ts';
import { bareWords } from '#domain/results/bare-words.ts';
import type { Bill, BillRow } from '#domain/results/bill.ts';
import type { ReportResponse } from '#domain/results/report.ts';
import { isTheRest } from '#domain/results/the-rest.ts';
import styles from './details.module.css';
import { numbered } from './numbered.ts';
import { rowPoints } from './points-words.ts';
import { pressWords } from './press-words.ts';
import type { Pointing } from './use-pointing.ts';

interface CriteriaListProps {
  bill: Bill;
  responses: readonly ReportResponse[];
  pointing: Pointing;
  /** It says what its rest is; another list of the page does it otherwise. */
  explainsRest: boolean;
}

/** The criteria of an answer: a track as long as what each is worth, the words that earned it, and what is missing. */
export function CriteriaList({ bill, responses, pointing, explainsRest }: CriteriaListProps) {
  const longest = Math.max(1, ...bill.rows.map(({ max }) => max));
  return (
    <>
      <ol>
        {numbered(bill.rows).map(({ number, item }) => (
          <li key={number}>
            {isTheRest(item) ? (
              <Rest row={item} isExplained={explainsRest} />
            ) : (
              <Row row={item} longest={longest} responses={responses} pointing={pointing} />
            )}
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        Score <b>{bill.score}</b>
      </p>
      {!bill.addsUp && <p>These points do not come to the score; the report keeps no more of them.</p>}
    </>
  );
}

function Rest({ row, isExplained }: { row: BillRow; isExplained: boolean }) {
  return (
    <div className={styles.row} data-kind="rest">
      <span />
      <span>
        <span className={styles.criterion}>
          <span>{row.label}</span>
          <b>{rowPoints(row)}</b>
        </span>
        {isExplained && <small>{THE_REST.reason}</small>}
      </span>
    </div>
  );
}

type RowProps = Pick<CriteriaListProps, 'responses' | 'pointing'> & { row: BillRow; longest: number };

function Row({ row, longest, responses, pointing }: RowProps) {
  const [mark] = row.marks;
  const finding = row.findings[0]?.finding;
  const words = mark && bareWords(responses[mark.response]?.answer.slice(mark.start, mark.end) ?? '');
  const cells = (
    <>
      <span className={styles.no}>{mark?.number}</span>
      <span>
        <span className={styles.criterion}>
          <strong>{row.label}</strong>
          {row.max > 0 ? (
            <b>
              {row.points}
              <small> of {row.max}</small>
            </b>
          ) : (
            <b>{rowPoints(row)}</b>
          )}
        </span>
        {row.max > 0 && (
          <svg className={styles.track} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect data-all="true" width={(100 * row.max) / longest} height="1" />
            <rect width={(100 * row.points) / longest} height="1" />
          </svg>
        )}
        {words && <q>{words}</q>}
        {finding && (finding.reason || finding.suggestion) && (
          <small>{[finding.reason, finding.suggestion].filter(Boolean).join(' ')}</small>
        )}
      </span>
    </>
  );
  if (!mark) return <div className={styles.row}>{cells}</div>;
  return (
    <button
      type="button"
      className={styles.row}
      data-lit={pointing.lit.has(mark.number) || undefined}
      onPointerEnter={() => pointing.light([mark.number])}
      onPointerLeave={() => pointing.light([])}
      onFocus={() => pointing.light([mark.number])}
      onBlur={() => pointing.light([])}
      onClick={() => pressWords(mark)}
    >
      {cells}
    </button>
  );
}
