import type { ReactNode } from 'react';

export interface TextFieldProps extends Omit<React.ComponentProps<'input'>, 'name' | 'id'> {
  label: string;
  /** Also the id, so a form has each name once. */
  name: string;
  /** What is wrong with what was typed; announced when it appears. */
  error?: string | undefined;
  hint?: ReactNode;
  /** A button inside the field, at its end. */
  children?: ReactNode;
}

/** A labelled field with its hint and its error right below it, and tied to it for who does not see them. */
export function TextField({ label, name, error, hint, children, className = '', ...input }: TextFieldProps) {
  const hintId = `${name}-hint`;
  const errorId = `${name}-error`;
  const described = [input['aria-describedby'], hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="account-field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <div className="with-button">
        <input
          {...input}
          id={name}
          name={name}
          className={`field ${className}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
