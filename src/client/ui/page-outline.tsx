import styles from './page-outline.module.css';

interface PageOutlineProps {
  /** What is being loaded, for a screen reader: 'Loading your dashboard'. */
  label: string;
  /** The page whose shape it has. */
  of: 'dashboard' | 'form';
}

const PARTS = {
  dashboard: ['title', 'act', 'figures', 'row', 'row', 'row', 'row'],
  form: ['title', 'title', 'field', 'row', 'row', 'row', 'act'],
} as const;

/** Holds the place of a whole page that is on its way, in the shape that it will have. */
export function PageOutline({ label, of }: PageOutlineProps) {
  return (
    <div className={styles.outline} data-of={of} role="status" aria-label={label}>
      {PARTS[of].map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <i key={i} data-part={part} />
      ))}
    </div>
  );
}
