import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';

/** A field for several lines, without its label: for where the label and what stands below are the page's own. */
export function TextBox({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={classNames(styles.control, className)} />;
}
