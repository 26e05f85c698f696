import { Check } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import type { DurationId } from '#contract/words.ts';
import { DURATIONS } from '#domain/setup/durations.ts';
import styles from './setup.module.css';

interface DurationCardsProps {
  value: DurationId;
  onChange: (length: DurationId) => void;
}

/** The lengths as cards; each is one of the browser's own radio buttons. */
export function DurationCards({ value, onChange }: DurationCardsProps) {
  return (
    <fieldset className={classNames(styles.row, styles.split)}>
      <legend className={words.label}>Duration</legend>
      <div className={styles.lengths}>
        {DURATIONS.map(({ id, questions }) => (
          <label key={id}>
            <input type="radio" name="duration" value={id} checked={value === id} onChange={() => onChange(id)} />
            <Icon of={Check} />
            <span className={styles.n}>
              {id.replace('min', '')}
              <span className={styles.u}>min</span>
            </span>
            <span className={styles.q}>{questions} questions</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
