import { PASSWORD_RULES } from './password-rules.ts';

export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className="checklist" aria-label="Password requirements">
      {PASSWORD_RULES.map(({ label, holds }) => (
        <li key={label} className={holds(password) ? 'met' : ''}>
          {holds(password) ? '✓' : '·'} {label}
        </li>
      ))}
    </ul>
  );
}
