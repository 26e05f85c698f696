import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { PageHead } from '#client/ui/page-head.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { PRACTICE_CATEGORIES } from './modules.ts';
import styles from './practice.module.css';

const NOTE_ID = 'practice-note';

/** What practice modules will be. None of them opens. */
export function PracticePage() {
  usePageTitle('Practice Modules');
  return (
    <>
      <PageHead
        title="Practice Modules"
        ledeId={NOTE_ID}
        lede="Short exercises for one skill at a time. They are a preview: none of them starts yet."
      />
      {PRACTICE_CATEGORIES.map(({ name, modules }) => (
        <Card key={name} title={name}>
          <ul className={styles.modules}>
            {modules.map(({ title, text, minutes }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <span className={words.hint}>{minutes} minutes</span>
                <Button aria-describedby={NOTE_ID}>
                  Start Practice<span className={words.unseen}>: {title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
