import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from './class-names.ts';
import field from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './select.module.css';
import type { SelectProps } from './select-props.ts';

type Loaded = typeof import('./select.tsx').Select;

const OPENING_KEYS = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

/**
 * The same list, loaded when it is first pointed at or reached by keyboard: its positioning code is a third of what a
 * first page may weigh. Until then a control of the same look and name stands in its place; a press on that is kept.
 */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  const [Select, setSelect] = useState<Loaded | null>(null);
  const [wanted, setWanted] = useState({ open: false, focus: false });
  const valueId = useId();
  const { labelledBy, options, value, placeholder, disabled = false } = props;

  const load = () => {
    // A chunk that does not come leaves the control as it is; the next touch asks again.
    import('./select.tsx').then(
      (module) => setSelect(() => module.Select),
      () => undefined,
    );
  };
  const open = () => {
    load();
    setWanted({ open: true, focus: true });
  };

  if (Select) return <Select {...props} openAtOnce={wanted.open} focusAtOnce={wanted.focus} />;
  const chosen = options.find((option) => option.value === value);
  return (
    <button
      type="button"
      role="combobox"
      className={classNames(field.control, styles.select)}
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-controls={valueId}
      aria-labelledby={labelledBy}
      disabled={disabled}
      onPointerEnter={load}
      onFocus={() => {
        load();
        setWanted((before) => ({ ...before, focus: true }));
      }}
      onBlur={() => setWanted({ open: false, focus: false })}
      onPointerDown={open}
      onClick={open}
      onKeyDown={(event) => {
        if (!OPENING_KEYS.has(event.key)) return;
        event.preventDefault();
        open();
      }}
    >
      <span id={valueId} className={styles.value} {...(chosen ? {} : { 'data-placeholder': '' })}>
        {chosen?.title ?? placeholder}
      </span>
      <span className={styles.icon}>
        <Icon of={ChevronDown} />
      </span>
    </button>
  );
}
