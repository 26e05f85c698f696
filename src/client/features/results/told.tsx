import { useContext } from 'react';
import words from '#client/ui/words.module.css';
import type { ReportQuestion } from '#domain/results/report.ts';
import { type ToldPart, toldParts } from '#domain/results/told-parts.ts';
import { AXIS_NAMES } from './axis-names.ts';
import { numbered } from './numbered.ts';
import { PlayButton } from './play-button.tsx';
import { PlayFailure } from './play-failure.tsx';
import { Recorded } from './recorded.ts';
import { timeWords } from './time-words.ts';
import styles from './told.module.css';
import { useHeardResponse } from './use-heard-response.ts';

/** An answer by its parts. What is missing waits as an empty line; of what nobody is sure there is no line. */
export function Told({ question }: { question: ReportQuestion }) {
  const parts = toldParts(question);
  if (parts.length === 0) return null;
  return (
    <section className={styles.told} aria-labelledby="told">
      <div className={styles.top}>
        <h2 id="told">What you told</h2>
        <span className={words.hint}>Your answer by its parts, in your own words.</span>
      </div>
      <dl>
        {numbered(parts).map(({ number, item: { said, ...part } }) => (
          <div key={number} className={styles.part} data-missing={!said || undefined}>
            <dt>{part.label}</dt>
            {said ? <Said said={said} label={part.label} /> : <Missing part={part} />}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Said({ said, label }: { said: NonNullable<ToldPart['said']>; label: string }) {
  const { response, start, end, quote } = said;
  const heard = useHeardResponse(response, useContext(Recorded).recorded);
  const span = heard?.said(start, end);
  const at = span && `${span.isEstimated ? 'about ' : ''}${timeWords(span.startMs)}`;
  return (
    <>
      <dd className={styles.words}>
        <q>{quote}</q>
        {response.response_number > 0 && <small>when asked</small>}
        {heard && <PlayFailure player={heard.player} />}
      </dd>
      {heard && at && (
        <dd className={styles.at}>
          <PlayButton what={`${label}, at ${at}`} player={heard.player} onPlay={() => heard.play(start, end)} small />
          <span aria-hidden="true">{at}</span>
        </dd>
      )}
    </>
  );
}

function Missing({ part: { asks, costs, note } }: { part: Omit<ToldPart, 'said'> }) {
  return (
    <>
      <dd className={styles.words}>
        <p className={styles.open}>{asks || 'Not told'}</p>
        {note && <small>{note}</small>}
      </dd>
      {costs.length > 0 && (
        <dd className={styles.costs}>
          {costs.map(({ axis, points }) => (
            <span key={axis}>
              {AXIS_NAMES[axis]} <b>−{points}</b>
            </span>
          ))}
        </dd>
      )}
    </>
  );
}
