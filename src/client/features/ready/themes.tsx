import words from '#client/ui/words.module.css';
import styles from './ready.module.css';

/** What the questions are about, and not the questions: nothing can be learnt by heart here. */
export function Themes({ themes }: { themes: readonly string[] }) {
  if (themes.length === 0) return null;
  return (
    <section aria-labelledby="themes-title">
      <h2 id="themes-title">What you will be asked</h2>
      <ul className={styles.themes}>
        {themes.map((theme) => (
          <li key={theme}>{theme.charAt(0).toUpperCase() + theme.slice(1)}</li>
        ))}
      </ul>
      <p className={words.hint}>You will also be asked about yourself and why you want this job.</p>
    </section>
  );
}
