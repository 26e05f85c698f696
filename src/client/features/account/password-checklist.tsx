import { Check } from 'lucide-react';
import words from '#client/ui/words.module.css';
import styles from './account.module.css';
import { PASSWORD_RULES } from './password-rules.ts';

/** The password's requirements, each ticked off as soon as it is met. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul className={styles.checklist} id={id}>
      {PASSWORD_RULES.map(({ label, holds }) => {
        const met = holds(password);
        return (
          <li key={label} data-met={met ? '' : undefined}>
            <span className={styles.tick} aria-hidden="true">
              {met && <Check />}
            </span>
            {label}
            <span className={words.unseen}>{met ? ', met' : ', not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
