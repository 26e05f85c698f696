import type { ReactNode } from 'react';
import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { TYPED_ADDED } from '#client/ui/go-back-line.tsx';
import words from '#client/ui/words.module.css';
import styles from './stage.module.css';

export function StageError({ message }: { message: string }) {
  return (
    <StageNotice
      text={`Error: ${message}`}
      detail="Everything you have answered is kept. Reload this page to go on with the interview."
    >
      <ButtonAnchor href="/">Return Home</ButtonAnchor>
    </StageNotice>
  );
}

interface StageProcessingProps {
  awaitsWords?: boolean;
  /** The interview was ended over words in the field to type in. */
  addedTyped?: boolean;
}

/** The interview is over and its report is being made; it stands until that page is there. */
export const StageProcessing = ({ awaitsWords = false, addedTyped = false }: StageProcessingProps) => (
  <StageNotice text="Processing your interview results..." detail="This may take a moment">
    {awaitsWords && (
      <span className={words.hint}>What you said last is being written down first. It is kept in any case.</span>
    )}
    {addedTyped && <span className={words.hint}>{TYPED_ADDED}</span>}
  </StageNotice>
);

export function StageNotice({ text, detail, children }: { text: string; detail?: string; children?: ReactNode }) {
  return (
    <main data-theme="stage" className={classNames(styles.stage, styles.notice)}>
      <h1 className={styles.spoken} aria-live="polite">
        {text}
      </h1>
      {detail && <p className={words.hint}>{detail}</p>}
      <p>{children}</p>
    </main>
  );
}
