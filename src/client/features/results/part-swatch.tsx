import styles from './details.module.css';
import { roleOfPart } from './role-of-part.ts';

/** The colour of a part of an answer; hatched for what is missing. */
export function PartSwatch({ part }: { part: string | undefined }) {
  return (
    <i className={styles.partSwatch} data-role={part === 'missing' ? 'missing' : roleOfPart(part)} aria-hidden="true" />
  );
}
