import { type FocusEvent, type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { countWords, lengthProblem } from '#client/ui/length-words.ts';
import { TextBox } from '#client/ui/text-box.tsx';
import words from '#client/ui/words.module.css';
import { MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';
import styles from './setup.module.css';
import { SpellingLine } from './spelling-line.tsx';
import { useSpelling } from './use-spelling.ts';

const PROBLEM_ID = 'failed-start';

interface DescriptionFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (description: string) => void;
  /** The text that a trending choice took away; null when there is none to bring back. */
  setAside: string | null;
  onBringBack: () => void;
  /** What went wrong with the text that was sent. It takes its room from the field, so that nothing else moves. */
  problem: ReactNode;
}

/** The job description: a plain text field that fixes common typos and offers words while one types. */
export function DescriptionField({
  ref: field,
  value,
  onChange,
  setAside,
  onBringBack,
  problem,
}: DescriptionFieldProps) {
  const tooLong = lengthProblem(value, MAX_DESCRIPTION_CHARS);
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
      <div className={styles.entry}>
        <TextBox
          id="description"
          ref={field}
          spellCheck
          aria-invalid={tooLong !== '' || Boolean(problem)}
          aria-describedby={tooLong === '' ? (problem ? PROBLEM_ID : undefined) : 'description-problem'}
          placeholder="Paste the advert here, or type a position and a company."
          value={value}
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
        {problem && <div id={PROBLEM_ID}>{problem}</div>}
      </div>
      <div className={classNames(words.hint, styles.foot)}>
        {tooLong === '' ? (
          <SpellingLine
            fixed={spelling.fixed}
            offer={spelling.offer}
            onChoose={spelling.choose}
            onUndo={spelling.undo}
            onBlur={leave}
          >
            {setAside !== null && (
              <>
                <span>Your text was put aside for this role.</span>
                <Button kind="link" className={styles.undo} onClick={onBringBack}>
                  Bring it back
                </Button>
              </>
            )}
          </SpellingLine>
        ) : (
          <p id="description-problem" className={words.error} role="alert">
            {tooLong}
          </p>
        )}
        {value !== '' && <span className={styles.count}>{countWords(value)}</span>}
      </div>
    </div>
  );
}
