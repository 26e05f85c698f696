import type { FocusEvent, ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import words from '#client/ui/words.module.css';
import type { Replacement } from './replace-in-field.ts';
import styles from './setup.module.css';
import type { Offer } from './use-spelling.ts';

interface SpellingLineProps {
  fixed: Replacement | null;
  offer: Offer | null;
  onChoose: (suggestion: string) => void;
  onUndo: () => void;
  /** When the keyboard leaves one of the words. */
  onBlur: (event: FocusEvent) => void;
  /** What stands here while there is nothing to say about spelling. */
  children: ReactNode;
}

/** One line under the description: words to choose from, or what was fixed. It never changes its height. */
export function SpellingLine({ fixed, offer, onChoose, onUndo, onBlur, children }: SpellingLineProps) {
  if (offer) {
    return (
      <div className={styles.spelling}>
        <span className={words.unseen} role="status">
          {`${offer.suggestions.length} suggestions for ${offer.word}; the Tab key reaches them.`}
        </span>
        <span aria-hidden="true">Did you mean</span>
        <ul aria-label={`Suggestions for ${offer.word}`}>
          {offer.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button className={styles.chip} onClick={() => onChoose(suggestion)} onBlur={onBlur}>
                {suggestion}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  if (fixed) {
    return (
      <div className={styles.spelling}>
        <span role="status">{`Fixed one typo: ${fixed.wrong} to ${fixed.right}.`}</span>
        <Button kind="link" className={styles.undo} onClick={onUndo}>
          Undo
        </Button>
      </div>
    );
  }
  return <div className={styles.spelling}>{children}</div>;
}
