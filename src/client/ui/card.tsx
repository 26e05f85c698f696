import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import words from './words.module.css';

interface CardProps {
  title: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  /** `ruled` stands between hairlines, `raised` is a sheet of its own, `wash` calls to do something next. */
  kind?: 'ruled' | 'raised' | 'wash';
  children: ReactNode;
}

/** A titled part of a page. Ruled is the usual one: no boxes in boxes. */
export function Card({ title, aside, kind = 'ruled', children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.card, styles[kind])} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside && <span className={words.hint}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
