import { Mic } from 'lucide-react';
import { useContext } from 'react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { joinRecordings } from '#domain/recording/response-recording.ts';
import { NOTHING_SURE } from '#domain/report/catalogue.ts';
import type { Report } from '#domain/results/report.ts';
import styles from './harder-exercises.module.css';
import { numbered } from './numbered.ts';
import { Recorded } from './recorded.ts';
import { saidLength } from './said-length.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** What stands in place of advice where there is none to give. */
export function HarderExercises({ report }: { report: Report }) {
  const address = useReportAddresses();
  return (
    <div className={styles.harder}>
      <p>{NOTHING_SURE}</p>
      <ol>
        {numbered(report.overall.harder ?? []).map(({ number: place, item }) => {
          const { title, asks, question_number: number, is_tougher: isTougher } = item;
          return (
            <li key={place}>
              <div>
                {title && <strong>{title}</strong>}
                <p className={styles.asks}>{asks}</p>
                <p className={words.hint}>
                  {isTougher ? (
                    `After question ${number}. It is scored by itself, and the report does not change.`
                  ) : (
                    <LastTime report={report} number={number} />
                  )}
                </p>
              </div>
              <ButtonLink
                kind={place === 1 ? 'solid' : undefined}
                {...(isTougher ? address.tougher(number) : address.again(number))}
              >
                <Icon of={Mic} />
                {isTougher ? 'Answer it now' : 'Answer it again'}
              </ButtonLink>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Which answer it is, and how long it was. */
function LastTime({ report, number }: { report: Report; number: number }) {
  const { recorded } = useContext(Recorded);
  const response = report.questions[number - 1]?.responses[0];
  const durationMs = joinRecordings(response?.sources ?? [], recorded)?.durationMs;
  return `Question ${number}.${response ? ` Last time: ${saidLength(response.answer, durationMs)}.` : ''}`;
}
