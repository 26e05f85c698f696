import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { ControlParts } from './control-parts.tsx';
import { InterviewerParts } from './interviewer-parts.tsx';
import styles from './parts-page.module.css';
import { StateParts } from './state-parts.tsx';

const THEMES = ['light', 'dark'] as const;

/** Every part of the interface in both themes, side by side. Not in a production build. */
export function PartsPage() {
  usePageTitle('Parts');
  return (
    <main className={styles.parts}>
      <h1 className={words.unseen}>Parts</h1>
      {THEMES.map((theme) => (
        <div key={theme} className={styles.theme} data-theme={theme}>
          <p className={styles.name}>{theme}</p>
          <ControlParts theme={theme} />
          <StateParts theme={theme} />
          <InterviewerParts />
        </div>
      ))}
    </main>
  );
}
