import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './account.module.css';

/** What is wrong with the form as a whole, or with the call that it made; what to do about it stands on a second line. */
export function FormProblem({ children }: { children: string | undefined }) {
  if (!children) return null;
  const [text, ...advice] = children.split('\n');
  return (
    <p className={classNames(styles.message, styles.problem)} role="alert">
      <Icon of={CircleAlert} />
      <span>
        {text}
        {advice.map((line) => (
          <span key={line} className={styles.advice}>
            {line}
          </span>
        ))}
      </span>
    </p>
  );
}

/** What went well and what happens next. The live region is there before its words, or nobody would hear them. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={styles.notice}>
      {children && (
        <p className={classNames(styles.message, styles.done)}>
          <Icon of={CircleCheck} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
