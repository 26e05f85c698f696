import { type ReactNode, useId } from 'react';
import styles from './who-hears.module.css';
import type { Way } from './who-is-heard-by.ts';

interface WayRowProps {
  value: Way;
  name: string;
  text: string;
  isInUse: boolean;
  isUsable: boolean;
  onChoose: () => void;
  /** A button that stands beside the words. */
  act?: ReactNode;
  children?: ReactNode;
}

/** One way to be heard: its button, who hears, and what can be done about it. */
export function WayRow({ value, name, text, isInUse, isUsable, onChoose, act, children }: WayRowProps) {
  const id = useId();
  return (
    <div className={styles.way}>
      <input
        type="radio"
        id={id}
        name="who-hears"
        value={value}
        checked={isInUse}
        disabled={!isUsable}
        aria-describedby={`${id}-text`}
        onChange={onChoose}
      />
      <div>
        <p>
          <label htmlFor={id}>{name}</label>
          {isInUse && <em>In use</em>}
        </p>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </div>
  );
}
