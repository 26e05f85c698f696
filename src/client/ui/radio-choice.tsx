import { type ReactNode, useId } from 'react';
import styles from './radio-choice.module.css';

interface RadioChoiceProps<Value extends string | number> {
  legend: ReactNode;
  options: readonly { value: Value; content: ReactNode }[];
  /** The chosen one; without `onChange` it is only the first, and the browser keeps what is chosen. */
  value: Value;
  onChange?: (value: Value) => void;
  /** Of the group, its legend and what its options stand in. */
  className?: string | undefined;
  legendClass?: string | undefined;
  optionsClass?: string | undefined;
}

/** A few things of which one is chosen, by the browser's own radio buttons, which lie unseen over what stands for them. */
export function RadioChoice<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
  className,
  legendClass,
  optionsClass,
}: RadioChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={legendClass}>{legend}</legend>
      <div className={optionsClass}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className={styles.button}
              {...(onChange
                ? { checked: option.value === value, onChange: () => onChange(option.value) }
                : { defaultChecked: option.value === value })}
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
