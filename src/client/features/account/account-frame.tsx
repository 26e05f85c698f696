import './account.css';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BrandMark } from '#client/ui/brand-mark.tsx';

/** The narrow page that all account screens share. */
export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="account-page">
      <Link to="/" className="mark" aria-label="Greenroom home">
        <BrandMark />
      </Link>
      <h1>{title}</h1>
      {children}
    </main>
  );
}

interface FieldProps extends React.ComponentProps<'input'> {
  label: string;
  name: string;
  /** A button inside the field, at its end. */
  children?: ReactNode;
}

export function Field({ label, name, children, ...input }: FieldProps) {
  return (
    <div className="account-field">
      <label className="label" htmlFor={name}>
        {label}
      </label>
      <div className="with-button">
        <input id={name} name={name} className="field" {...input} />
        {children}
      </div>
    </div>
  );
}

export function Problem({ children }: { children: ReactNode }) {
  return children ? (
    <p className="error" role="alert">
      {children}
    </p>
  ) : null;
}
