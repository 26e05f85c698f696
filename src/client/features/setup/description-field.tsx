import { type FocusEvent, type RefObject, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import { countWords, lengthProblem } from './description-limit.ts';
import styles from './setup.module.css';
import { SpellingLine } from './spelling-line.tsx';
import { useSpelling } from './use-spelling.ts';

interface DescriptionFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (description: string) => void;
  /** The text that a trending choice took away; null when there is none to bring back. */
  setAside: string | null;
  onBringBack: () => void;
}

/** The job description: a plain text field that fixes common typos and offers words while one types. */
export function DescriptionField({ ref: field, value, onChange, setAside, onBringBack }: DescriptionFieldProps) {
  const problem = lengthProblem(value);
  const whole = useRef<HTMLDivElement>(null);
  const spelling = useSpelling(field);
  const leave = (event: FocusEvent) => {
    if (!whole.current?.contains(event.relatedTarget)) spelling.leave();
  };
  return (
    <div ref={whole}>
      <div className={styles.head}>
        <label className={words.label} htmlFor="description">
          Job Description
        </label>
        <span className={words.hint}>The whole advert is best</span>
      </div>
      <TextBox
        id="description"
        ref={field}
        spellCheck
        placeholder="Paste the advert here, or type a position and a company."
        value={value}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : 'description-problem'}
        onChange={(event) => {
          onChange(event.target.value);
          spelling.noteInput(event.nativeEvent as InputEvent);
        }}
        onSelect={spelling.noteCaret}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Escape') spelling.dismiss();
        }}
      />
      <div className={classNames(words.hint, styles.foot)}>
        {problem === '' ? (
          <SpellingLine
            fixed={spelling.fixed}
            offer={spelling.offer}
            onChoose={spelling.choose}
            onUndo={spelling.undo}
            onBlur={leave}
          >
            {setAside !== null && (
              <>
                <span>Your text made room for the role.</span>
                <Button kind="link" className={styles.undo} onClick={onBringBack}>
                  Bring it back
                </Button>
              </>
            )}
          </SpellingLine>
        ) : (
          <p id="description-problem" className={words.error} role="alert">
            {problem}
          </p>
        )}
        {value !== '' && <span className={styles.count}>{countWords(value)}</span>}
      </div>
    </div>
  );
}
