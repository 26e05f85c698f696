import { useState } from 'react';
import { PasswordField } from '#client/ui/password-field.tsx';
import styles from './account.module.css';
import { PasswordChecklist } from './password-checklist.tsx';
import { passwordMismatch } from './password-rules.ts';

/** Tells Apple's password generator what the checklist asks for. */
const GENERATOR_RULES = { passwordrules: 'minlength: 8; required: upper; required: digit;' };
const CHECKLIST_ID = 'password-requirements';

interface NewPasswordFieldsProps {
  label: string;
  password: string;
  confirm: string;
  /** What is wrong with the password beside its requirements. */
  error: string | undefined;
  onChange: (change: { password?: string; confirm?: string }) => void;
}

/** A new password, typed twice, with its requirements ticked off as one types. */
export function NewPasswordFields({ label, password, confirm, error, onChange }: NewPasswordFieldsProps) {
  const [shown, setShown] = useState(false);
  const [confirmLeft, setConfirmLeft] = useState(false);
  return (
    <>
      <div className={styles.ticked}>
        <PasswordField
          label={label}
          name="password"
          autoComplete="new-password"
          {...GENERATOR_RULES}
          aria-describedby={CHECKLIST_ID}
          shown={shown}
          onShownChange={setShown}
          value={password}
          error={error}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <PasswordChecklist id={CHECKLIST_ID} password={password} />
      </div>
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        shown={shown}
        value={confirm}
        error={passwordMismatch(password, confirm, confirmLeft)}
        onBlur={() => setConfirmLeft(true)}
        onChange={(event) => onChange({ confirm: event.target.value })}
      />
    </>
  );
}
