import { Check } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import { RadioChoice } from '#client/ui/radio-choice.tsx';
import words from '#client/ui/words.module.css';
import type { DurationId } from '#contract/words.ts';
import { DURATIONS } from '#domain/setup/durations.ts';
import styles from './setup.module.css';

interface DurationCardsProps {
  value: DurationId;
  onChange: (length: DurationId) => void;
}

/** The lengths as cards. */
export function DurationCards({ value, onChange }: DurationCardsProps) {
  return (
    <RadioChoice
      legend="Duration"
      options={DURATIONS.map(({ id, questions }) => ({
        value: id,
        content: (
          <>
            <Icon of={Check} />
            <span className={styles.n}>
              {id.replace('min', '')}
              <span className={styles.u}>min</span>
            </span>
            <span className={styles.q}>{questions} questions</span>
          </>
        ),
      }))}
      value={value}
      onChange={onChange}
      className={classNames(styles.row, styles.split)}
      legendClass={words.label}
      optionsClass={styles.lengths}
    />
  );
}
