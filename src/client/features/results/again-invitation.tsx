import { Mic } from 'lucide-react';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './question.module.css';
import { useReportAddresses } from './use-report-addresses.ts';

/** Below what was found in an answer: the way to a better one. */
export function AgainInvitation({ number }: { number: number }) {
  return (
    <section className={styles.invitation}>
      <div>
        <h2>Answer it again</h2>
        <p>Your new answer is scored in the same way and kept beside this one. The report does not change.</p>
      </div>
      <ButtonLink kind="solid" big {...useReportAddresses().again(number)}>
        <Icon of={Mic} />
        Answer it again
      </ButtonLink>
    </section>
  );
}
