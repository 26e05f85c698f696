import { Mic } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import type { Report } from '#domain/results/report.ts';
import styles from './harder-exercises.module.css';
import { numbered } from './numbered.ts';
import { useReportAddresses } from './use-report-addresses.ts';

/** What stands in place of advice where there is none to give. */
export function HarderExercises({ harder }: { harder: NonNullable<Report['overall']['harder']> }) {
  const address = useReportAddresses();
  return (
    <div className={styles.harder}>
      <p>We found nothing that is surely wrong. So here is something harder.</p>
      <ol>
        {numbered(harder).map(({ number, item: { title, asks, question_number: question } }) => (
          <li key={number}>
            <div>
              {title && <strong>{title}</strong>}
              <p className={styles.asks}>{asks}</p>
              <p className={words.hint}>Question {question}</p>
            </div>
            <ButtonLink kind={number === 1 ? 'solid' : undefined} {...address.again(question)}>
              <Icon of={Mic} />
              Answer it again
            </ButtonLink>
          </li>
        ))}
      </ol>
    </div>
  );
}
