import words from '#client/ui/words.module.css';
import styles from './ready.module.css';

/** What each question is about, and not the questions: nothing can be learnt by heart here. */
export function Themes({ themes }: { themes: readonly string[] }) {
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="themes-title">
      <h2 id="themes-title">What you will be asked</h2>
      <ol className={styles.themes}>
        {themes.map((theme, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one stands for each question, in their order
          <li key={i}>
            {theme.charAt(0).toUpperCase() + theme.slice(1)}
            {i === 0 && <span className={words.hint}>to warm up</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
