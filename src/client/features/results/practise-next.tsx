import { Mic } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { findWeakestQuestion } from '#domain/results/practise-next.ts';
import type { Report } from '#domain/results/report.ts';
import styles from './report.module.css';
import { useReportAddresses } from './use-report-addresses.ts';

/** What to do now: the question with most to gain, answered again; a new interview where nothing was scored. */
export function PractiseNext({ report }: { report: Report }) {
  const weakest = findWeakestQuestion(report);
  const address = useReportAddresses();
  const { exercise } = report.overall;
  return (
    <section className={styles.next}>
      <div>
        <h2>Practise next</h2>
        {weakest?.question.question && <p className={styles.again}>{weakest.question.question}</p>}
        <p>{exercise || 'Answer it again, with what you have read here in mind.'}</p>
      </div>
      {weakest ? (
        <ButtonLink kind="solid" big {...address.again(weakest.number)}>
          <Icon of={Mic} />
          Answer Question {weakest.number}
        </ButtonLink>
      ) : (
        <ButtonLink kind="solid" big to="/home">
          Take Interview
        </ButtonLink>
      )}
    </section>
  );
}
