import { type Ref, useEffect, useRef } from 'react';
import { TextField } from '#client/ui/text-field.tsx';
import styles from './account.module.css';
import { CODE_DIGITS, readCode } from './one-time-code.ts';

interface CodeFieldProps {
  value: string;
  error?: string | undefined;
  onCodeChange: (code: string) => void;
}

/** The six digits of a message: typed, pasted with whatever is around them, or filled in by the phone. */
export function CodeField({ value, error, onCodeChange }: CodeFieldProps) {
  const input: Ref<HTMLInputElement> = useRef(null);
  // Whoever comes here holds a code or waits for one.
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      ref={input}
      label={`${CODE_DIGITS}-digit code`}
      id="code"
      name="code"
      className={styles.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      error={error}
      onChange={(event) => onCodeChange(readCode(event.target.value))}
    />
  );
}
