import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './quiet-select.module.css';
import words from './words.module.css';

interface QuietSelectProps {
  label: string;
  /** Stands for the label, which is only read out. */
  icon: ReactNode;
  options: readonly { value: string; title: string }[];
  value: string;
  onChange: (value: string) => void;
  className?: string | undefined;
}

/** The browser's own list without a frame, for a choice that is rarely made and must not draw the eye. */
export function QuietSelect({ label, icon, options, value, onChange, className }: QuietSelectProps) {
  return (
    <label className={classNames(styles.select, className)}>
      {icon}
      <span className={words.unseen}>{label}</span>
      <select className={styles.list} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} />
    </label>
  );
}
