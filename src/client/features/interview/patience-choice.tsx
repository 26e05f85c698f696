import { RadioChoice } from '#client/ui/radio-choice.tsx';
import { PATIENCES, type Patience } from '#domain/turn-end/patience.ts';
import { PATIENCE_WORDS } from './chosen-patience.ts';
import styles from './stage.module.css';

interface PatienceChoiceProps {
  patience: Patience;
  onChoose: (patience: Patience) => void;
}

/** How long the interviewer lets a pause last; it holds from this moment on, and for every interview in this browser. */
export function PatienceChoice({ patience, onChoose }: PatienceChoiceProps) {
  return (
    <div className={styles.patience}>
      <RadioChoice
        legend="Patience"
        options={PATIENCES.map((value) => ({ value, content: PATIENCE_WORDS[value].name }))}
        value={patience}
        onChange={onChoose}
        className={styles.pace}
        optionsClass={styles.paces}
      />
      <small data-part="patience-line">{PATIENCE_WORDS[patience].line}</small>
    </div>
  );
}
