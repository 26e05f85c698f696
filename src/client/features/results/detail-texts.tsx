import styles from './details.module.css';

/** What a metric says of one response, or of all of them. */
export function DetailTexts({ summary, improvement }: { summary: string; improvement: string }) {
  return (
    <dl className={styles.notes}>
      <div>
        <dt>Summary</dt>
        <dd>{summary || 'No summary available.'}</dd>
      </div>
      <div>
        <dt>Areas for Improvement</dt>
        <dd>{improvement || 'No improvement suggestions available.'}</dd>
      </div>
    </dl>
  );
}
