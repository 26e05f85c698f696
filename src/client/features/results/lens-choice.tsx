import { useId } from 'react';
import { AXES, type Axis } from '#contract/words.ts';
import { AXIS_NAMES } from './axis-names.ts';
import styles from './question.module.css';

/** Which axis the words are marked by. */
export function LensChoice({ axis, onChoose }: { axis: Axis; onChoose: (axis: Axis) => void }) {
  const name = useId();
  return (
    <fieldset className={styles.lens} aria-label="What is marked">
      {AXES.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === axis} onChange={() => onChoose(each)} />
          <span>{AXIS_NAMES[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
