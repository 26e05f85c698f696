import words from '#client/ui/words.module.css';
import styles from './ready.module.css';

/** What the questions are about, and not the questions: nothing can be learnt by heart here. */
export function Themes({ themes }: { themes: readonly string[] }) {
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="themes-title">
      <h2 id="themes-title">What you will be asked</h2>
      <ul className={styles.themes}>
        <li>
          Your work so far <span className={words.hint}>to warm up</span>
        </li>
        {themes.map((theme) => (
          <li key={theme}>{theme.charAt(0).toUpperCase() + theme.slice(1)}</li>
        ))}
      </ul>
    </section>
  );
}
