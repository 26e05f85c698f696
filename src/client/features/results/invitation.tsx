import type { ReactNode } from 'react';
import styles from './invitation.module.css';

interface InvitationProps {
  title: string;
  /** The question to answer, where the page does not begin with it. */
  asks?: string | undefined;
  /** What comes of it. */
  children: ReactNode;
  action: ReactNode;
}

/** What to do now, at the end of what was found. */
export function Invitation({ title, asks, children, action }: InvitationProps) {
  return (
    <section className={styles.invitation}>
      <div>
        <h2 data-alone={!asks || undefined}>{title}</h2>
        {asks && <p className={styles.asks}>{asks}</p>}
        <p>{children}</p>
      </div>
      {action}
    </section>
  );
}
