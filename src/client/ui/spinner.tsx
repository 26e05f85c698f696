import { classNames } from './class-names.ts';
import styles from './spinner.module.css';

interface SpinnerProps {
  /** What is waited for; left out where words beside it say so. */
  label?: string;
  className?: string | undefined;
}

/** Something is on its way. */
export function Spinner({ label, className }: SpinnerProps) {
  const looks = classNames(styles.spinner, className);
  return label ? (
    <span className={looks} role="status" aria-label={label} />
  ) : (
    <span className={looks} aria-hidden="true" />
  );
}
