import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './chart-frame.module.css';
import words from './words.module.css';

export type ChartSeries = 'overall' | 'answer' | 'structure' | 'conciseness';

interface ChartFrameProps {
  title: string;
  /** What is drawn, its span and its scale. */
  note?: string;
  /** What it comes to, said before it is shown. */
  lead?: ReactNode;
  /** Beside the title, at the right: a choice of month, a link. */
  aside?: ReactNode;
  /** Each series with its name; the mark beside it repeats the line's hue, dash and marker. */
  legend?: readonly { series: ChartSeries; name: string }[];
  /** `narrow` where the lines carry their names as soon as there is room. */
  legendFor?: 'all' | 'narrow';
  /** The same values for the keyboard and for a screen reader: heads of the columns, then rows. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** The drawing; it is hidden from screen readers, which get the table. */
  children: ReactNode;
}

/** What stands around a chart: its title, what it shows, its legend and its numbers as a table. */
export function ChartFrame({
  title,
  note,
  lead,
  aside,
  legend = [],
  legendFor = 'all',
  table,
  children,
}: ChartFrameProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          {note && <p className={words.hint}>{note}</p>}
        </div>
        {aside}
      </figcaption>
      {lead}
      <div aria-hidden="true">{children}</div>
      {legend.length > 0 && (
        <ul className={styles.legend} data-for={legendFor}>
          {legend.map(({ series, name }) => (
            <li key={series} data-series={series}>
              <svg width="34" height="10" viewBox="0 0 34 10" aria-hidden="true">
                <line x1="0" y1="5" x2="34" y2="5" />
                <circle cx="17" cy="5" r="3.4" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.table}>
        <summary>Show the numbers</summary>
        <table>
          <thead>
            <tr>
              {table.head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={String(row[0])}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={table.head[column]} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td key={table.head[column]}>{cell}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
