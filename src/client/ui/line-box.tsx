import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

interface LineBoxProps extends ComponentProps<'input'> {
  /** Inside the field, at its right. */
  end?: ReactNode;
}

/** A field for one line, without its label: for where the label and what stands below are the page's own. */
export function LineBox({ className, end, ...input }: LineBoxProps) {
  return (
    <span className={styles.box} data-end={end ? '' : undefined}>
      <input {...input} className={classNames(styles.control, className)} />
      {end && <span className={styles.end}>{end}</span>}
    </span>
  );
}
