import styles from './button.module.css';
import { classNames } from './class-names.ts';

export interface ButtonLooks {
  /** `solid` is the one thing to do here; `danger` ends or deletes; `quiet` is an icon or a word without a box; `link` stands in a sentence. */
  kind?: 'plain' | 'solid' | 'danger' | 'quiet' | 'link';
  big?: boolean;
  className?: string | undefined;
}

/** The classes of a button, or of a link that looks like one. */
export function buttonClass({ kind = 'plain', big = false, className }: ButtonLooks): string {
  return classNames(styles.button, kind !== 'plain' && styles[kind], big && styles.big, className);
}
