import { useEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Cover } from '#client/ui/cover.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import words from '#client/ui/words.module.css';
import styles from './setup.module.css';

/** The next page is one small file; after this long its way here is broken or very slow. */
const SLOW_MS = 8_000;

/** Covers the page from the press on the button until the next page stands, and offers a way back when it does not. */
export function PreparingOverlay({ onGiveUp }: { onGiveUp: () => void }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Cover labelledBy="preparing" describedBy="preparing-what" onGiveUp={onGiveUp}>
      <Spinner />
      <p id="preparing" className={styles.overlayTitle}>
        Preparing your interview...
      </p>
      <p id="preparing-what" className={words.hint}>
        Setting up AI interviewer
      </p>
      <div className={styles.slow} role="status">
        {slow && (
          <>
            <p className={words.hint}>
              The connection is slow. You can wait, or go back: the form keeps what you wrote.
            </p>
            <Button onClick={onGiveUp}>Back to the form</Button>
          </>
        )}
      </div>
    </Cover>
  );
}
