import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './states.module.css';
import words from './words.module.css';

interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** The cause, where there is one to tell. */
  text?: ReactNode;
  /** What is safe. */
  safe?: string;
  /** What to press. */
  action?: ReactNode;
}

/** Something went wrong where content should stand: what happened, what is safe, what to press. */
export function ErrorState({ title, text, safe, action }: ErrorStateProps) {
  return (
    <div className={classNames(styles.state, styles.failed)} role="alert">
      <Icon of={CircleAlert} />
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {safe && <p className={words.hint}>{safe}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
