import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is being loaded, for a screen reader: 'Loading your report'. */
  label: string;
  /** Lines of text that will stand here; the last is shorter. */
  lines?: number;
  /** One block of this height instead of lines. */
  heightPx?: number;
}

/** Holds the place of what is being loaded, so that nothing jumps when it comes. */
export function Skeleton({ label, lines = 3, heightPx }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {heightPx === undefined ? (
        Array.from({ length: lines }, (_, line) => line).map((line) => <i key={line} />)
      ) : (
        <i className={styles.block} style={{ height: heightPx }} />
      )}
    </div>
  );
}
