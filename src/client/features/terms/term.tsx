import type { ReactNode } from 'react';
import words from '#client/ui/words.module.css';
import styles from './terms.module.css';

/** One thing that is told, under its title. */
export function Term({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.term}>
      <h2>{title}</h2>
      <p className={words.prose}>{children}</p>
    </section>
  );
}
