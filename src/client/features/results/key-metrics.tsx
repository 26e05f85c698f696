import type { ReactNode } from 'react';
import type { Delivery } from '#domain/results/delivery.ts';
import { keyMetrics } from '#domain/results/key-metrics.ts';
import type { Report } from '#domain/results/report.ts';
import { lengthWords } from './recordings-words.ts';
import styles from './report.module.css';
import { scoreWords } from './score-words.ts';
import { useDelivery } from './use-delivery.ts';

/** The numbers of a report, and below them how the answers were spoken, where that was measured. */
export function KeyMetrics({ report }: { report: Report }) {
  const { totalQuestions, average, sum, scored, strong, weak, highest, lowest } = keyMetrics(report.questions);
  const delivery = useDelivery(report);
  return (
    <>
      <section className={styles.keyrow}>
        <h2>Key Metrics</h2>
        <dl className={styles.keys}>
          <Metric name="Total Questions" value={totalQuestions}>
            {[strong > 0 && `${strong} at 70 or more`, weak > 0 && `${weak} below 50`].filter(Boolean).join(', ')}
          </Metric>
          <Metric name="Average Score" value={scoreWords(average)}>
            {scored > 1 && `${sum} ÷ ${scored}`}
          </Metric>
          <Metric name="Highest Score" value={scoreWords(highest?.score ?? -1)}>
            {highest && `Question ${highest.number}`}
          </Metric>
          <Metric name="Lowest Score" value={scoreWords(lowest?.score ?? -1)}>
            {lowest && `Question ${lowest.number}`}
          </Metric>
        </dl>
      </section>
      {delivery && <DeliveryRow delivery={delivery} />}
    </>
  );
}

export function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const { answers, speakingMs, wordsPerMinute, pauses, avgPauseMs, fillers } = delivery;
  return (
    <section className={styles.keyrow} data-second="">
      <h2>Delivery</h2>
      <dl className={styles.keys}>
        <Metric name="Speaking time" value={lengthWords(speakingMs)}>
          in {answers} {answers === 1 ? 'answer' : 'answers'}
        </Metric>
        <Metric name="Pace" value={wordsPerMinute ?? '–'}>
          {wordsPerMinute === null ? 'not measured' : 'words a minute'}
        </Metric>
        <Metric name="Pauses" value={pauses === 0 ? 0 : `${(avgPauseMs / 1_000).toFixed(1)} s`}>
          {pauses > 0 && `on average, ${pauses} in all`}
        </Metric>
        <Metric name="Fillers" value={fillers ?? '–'}>
          {fillers === null ? 'not counted' : 'in 100 words'}
        </Metric>
      </dl>
    </section>
  );
}

function Metric({ name, value, children }: { name: string; value: string | number; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {children && <small>{children}</small>}
      </dd>
    </div>
  );
}
