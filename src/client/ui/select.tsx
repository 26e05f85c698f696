import { Select as BaseSelect } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './select.module.css';
import type { SelectProps } from './select-props.ts';
import words from './words.module.css';

interface OpenedSelectProps<Value extends string> extends SelectProps<Value> {
  /** Opens as soon as it is there, for a press that came before it was loaded. */
  openAtOnce?: boolean;
  /** Takes the focus as soon as it is there, for a focus that came before it was loaded. */
  focusAtOnce?: boolean;
}

/** A list to choose one from, with a second line where an option needs it. Pages that load first use `LazySelect`. */
export function Select<Value extends string>({
  labelledBy,
  options,
  value,
  placeholder,
  disabled = false,
  onChange,
  openAtOnce = false,
  focusAtOnce = false,
}: OpenedSelectProps<Value>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const takesFocus = useRef(focusAtOnce);
  // Once, when it appears: a later render must not call the keyboard back from where it went. And before it is painted:
  // a key that comes between would be pressed on nothing.
  useLayoutEffect(() => {
    if (takesFocus.current) trigger.current?.focus();
    takesFocus.current = false;
  }, []);
  return (
    <div ref={setPlace}>
      <BaseSelect.Root
        value={value}
        onValueChange={(next) => next !== null && onChange(next as Value)}
        items={options.map((option) => ({ value: option.value, label: option.title }))}
        defaultOpen={openAtOnce}
        disabled={disabled}
        modal={false}
      >
        <BaseSelect.Trigger
          className={classNames(field.control, styles.select)}
          aria-labelledby={labelledBy}
          ref={trigger}
        >
          <BaseSelect.Value className={styles.value} placeholder={placeholder} />
          <BaseSelect.Icon className={styles.icon}>
            <Icon of={ChevronDown} />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        {/* Beside its control rather than at the end of the page, so that it stays in the landmark it belongs to. */}
        <BaseSelect.Portal container={place}>
          <BaseSelect.Positioner className={styles.place} sideOffset={6} alignItemWithTrigger={false}>
            <BaseSelect.Popup className={styles.popup}>
              <BaseSelect.List className={styles.list}>
                {options.map(({ value: each, title, note }) => (
                  <BaseSelect.Item key={each} value={each} label={title} className={styles.item}>
                    <span>
                      <BaseSelect.ItemText>{title}</BaseSelect.ItemText>
                      {note && <small className={classNames(words.hint, styles.note)}>{note}</small>}
                    </span>
                    <BaseSelect.ItemIndicator className={styles.check}>
                      <Icon of={Check} />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </div>
  );
}
