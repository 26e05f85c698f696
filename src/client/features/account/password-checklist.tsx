import { Check } from 'lucide-react';
import { PASSWORD_RULES } from './password-rules.ts';

/** The password's requirements, each ticked off as soon as it is met. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul className="checklist" id={id}>
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password);
        return (
          <li key={label} className={met ? 'met' : ''}>
            <span className="tick" aria-hidden="true">
              {met && <Check />}
            </span>
            {label}
            <span className="sr">{met ? ', met' : ', not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
