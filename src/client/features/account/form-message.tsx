import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is wrong with the form as a whole, or with the call that it made. */
export function FormProblem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p className="message problem" role="alert">
      <CircleAlert className="ico" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** What went well and what happens next. The live region is there before its words, or nobody would hear them. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="notice">
      {children && (
        <p className="message done">
          <CircleCheck className="ico" aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
